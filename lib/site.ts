/** Default time of a notification on screen, in milliseconds. Not in `site`, because the inline script needs it alone. */
export const notificationDurationMs = 5000

/** The business constants (docs/behaviour.md, “Constants”). Texts are in `messages/`. */
export const site = {
  /** Absolute URL without a trailing slash. Placeholder until the owner has a domain. */
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://nori.example',
  /** Target of Download App. Placeholder. */
  appUrl: 'https://app.nori.example',
  /** Width from which the navigation replaces the mobile menu. Tailwind's `lg`. */
  navigationWidth: '64rem',
  ogImage: { width: 1200, height: 630 },
} as const

/* The next three constants are not in `site`, which every page loads, because only build scripts and tests read them. */

/**
 * The header turns solid once the page is scrolled further than this, in CSS pixels. The style sheet's
 * `--header-scroll-threshold`.
 */
export const headerScrollThreshold = 50

/** Top edge of the mobile menu at the default size of text, in CSS pixels. The style sheet's `--header-height`. */
export const mobileMenuTop = 68

/**
 * Whether browsers must use HTTPS for every subdomain too, even before the first visit (hstspreload.org). Hard to undo,
 * so the owner sets it once all subdomains have HTTPS. Until then the header requires HTTPS for the site only.
 */
export const hstsPreload = false as boolean

/**
 * Whether books can be bought. While it is false, the free story's button precedes Buy Now, and a sentence below the
 * price says that the shop is closed. The text of Buy Now's notification is in the messages (`toast`).
 */
export const isShopOpen = false as boolean

/**
 * Whether this build is for a real domain although facts on its pages are unconfirmed (`launchChecklist`, or a
 * placeholder in the messages). Then no page may be listed by search engines. Set by scripts/build.ts.
 */
export const hasUnconfirmedFacts = process.env.NEXT_PUBLIC_UNCONFIRMED_FACTS === '1'

type SocialNetwork = 'facebook' | 'instagram' | 'youtube'

/** Social profiles; `#` until the owner has them. */
export const socialLinks: readonly { id: SocialNetwork; href: string }[] = [
  { id: 'facebook', href: '#' },
  { id: 'instagram', href: '#' },
  { id: 'youtube', href: '#' },
]
