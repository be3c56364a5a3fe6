import { palette } from './palette'

/** Every constant of the business (specification, section 9). Texts are in `messages/`. */
export const site = {
  /** Absolute address without a trailing slash. Placeholder until the owner has a domain. */
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://nori.example',
  /** Target of Download App. Placeholder. */
  appUrl: 'https://app.nori.example',
  themeColor: palette.violet,
  /** Width from which the navigation replaces the mobile menu. Tailwind's `lg`. */
  navigationWidth: '64rem',
  /** How long a notification stays, in milliseconds. */
  notificationDuration: 5000,
  ogImage: { width: 1200, height: 630 },
} as const

/* The constants below are not in `site`, which every page loads: scripts and tests read them. */

/** The header turns solid once the page is scrolled further than this, in CSS pixels. The style sheet's `--header-scroll-threshold`. */
export const headerScrollThreshold = 50

/** Top edge of the mobile menu, in CSS pixels. The style sheet's `--mobile-menu-top`. */
export const mobileMenuTop = 68

/**
 * Whether browsers must use HTTPS for every subdomain as well, even before the first visit
 * (hstspreload.org). Hard to undo: the owner decides, once they own the domain and all of its subdomains
 * have HTTPS. Until then the header requires HTTPS for the site only.
 */
export const hstsPreload = false as boolean

/**
 * What only the owner can confirm: delete a line once it is true (`npm run launch:check`). Addresses
 * are not listed; the check recognises placeholder addresses.
 */
export const awaitingOwner: readonly { what: string; where: string }[] = [
  { what: 'price and currency', where: 'messages/*.json, book.offer' },
  { what: 'rating and its note', where: 'messages/*.json, book.rating' },
  { what: 'names of the series, the press and the books', where: 'messages/*.json' },
  { what: 'legal review of terms and privacy policy by counsel', where: 'messages/legal/*.json' },
]

/** The landing sections in the navigation, in reading order. */
export const sections = ['book', 'app', 'benefits', 'about-us', 'free-story'] as const
export type Section = (typeof sections)[number]

type SocialNetwork = 'facebook' | 'instagram' | 'youtube'

/** Social profiles; `#` until the owner has them. */
export const socialLinks: readonly { id: SocialNetwork; href: string }[] = [
  { id: 'facebook', href: '#' },
  { id: 'instagram', href: '#' },
  { id: 'youtube', href: '#' },
]
