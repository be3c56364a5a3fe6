import { asset } from '@/lib/assets'
import type { socialLinks } from '@/lib/site'

/** A social network's icon, from one file for all; the link around it has the name. */
export function SocialIcon({ id }: { id: (typeof socialLinks)[number]['id'] }) {
  return (
    <svg className="social-icon" aria-hidden="true">
      <use href={asset(`/social.svg#${id}`)} />
    </svg>
  )
}
