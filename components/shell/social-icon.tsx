import type { SocialNetwork } from '@/lib/site'

/** A social network's icon; the link around it has the name. The shapes are in one file, social.svg. */
export function SocialIcon({ id }: { id: SocialNetwork }) {
  return <span className={`social-icon social-icon-${id}`} aria-hidden="true" />
}
