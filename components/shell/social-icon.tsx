import type { SocialNetwork } from '@/lib/site'

/** A social network's icon, decorative. */
export function SocialIcon({ id }: { id: SocialNetwork }) {
  return <span className={`social-icon social-icon-${id}`} aria-hidden="true" />
}
