import type { Locale } from './i18n/locales'

/** Default time of a notification on screen, in milliseconds. Not in `site`, because the inline script needs it alone. */
export const notificationDurationMs = 5000

/**
 * The addresses behind the buttons: the one table to fill in (docs/launching.md). `https:` only; undefined means “not yet”.
 * `{locale}` in an address becomes the language of the page: `en`, `fr` or `es`.
 */
export const links: Record<LinkName, string | undefined> = {
  /** Where Buy Now leads. With it the shop is open. */
  shopUrl: undefined,
  /** Where visitors ask for the letter. It also needs the postal address (`free-story.newsletter.address`). */
  letterUrl: undefined,
  /** Where visitors ask for a custom story. */
  customStoryUrl: undefined,
  /** Where Download App leads if there is one page for both systems; otherwise the two stores. */
  appUrl: undefined,
  appStoreUrl: undefined,
  playStoreUrl: undefined,
  facebook: undefined,
  instagram: undefined,
  youtube: undefined,
}

/** The business constants (docs/behaviour.md, “Constants”). Texts are in `messages/`. */
export const site = {
  /** Absolute URL without a trailing slash. Placeholder until the owner has a domain. */
  url: (process.env.NEXT_PUBLIC_SITE_URL ?? 'https://nori.example').replace(/\/+$/, ''),
  /** Width from which the navigation replaces the mobile menu. Tailwind's `lg`. */
  navigationWidth: '64rem',
  ogImage: { width: 1200, height: 630 },
} as const

/**
 * What this build is: `sample` for the placeholder address; `draft` for a real domain while facts on the pages are
 * unconfirmed (lib/launch.ts), which search engines may not list; `live`. Set by scripts/build.ts.
 */
export const siteState = (process.env.NEXT_PUBLIC_SITE_STATE ?? 'sample') as 'sample' | 'draft' | 'live'

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

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

type AppLinkName = 'appUrl' | 'appStoreUrl' | 'playStoreUrl'
export type LinkName = 'shopUrl' | 'letterUrl' | 'customStoryUrl' | AppLinkName | SocialNetwork

/** The address with a name in `links`, for a page's language. */
export const getLink = (name: LinkName, locale: Locale): string | undefined =>
  links[name]?.replaceAll('{locale}', locale)

/** Whether books can be bought. While they cannot, the free story's button precedes Buy Now. */
export const getShopState = (): 'closed' | 'open' => (links.shopUrl ? 'open' : 'closed')

/** The social profiles; `#` until the owner has them. */
export const listSocialLinks = (locale: Locale): { id: SocialNetwork; href: string }[] =>
  socialNetworks.map((id) => ({ id, href: getLink(id, locale) ?? '#' }))

/** For the app's address. A live site has its own (lib/launch.ts), so that its scripts need not contain this one. */
const placeholderAppUrl = siteState === 'live' ? '#' : 'https://app.nori.example'

/** Targets of Download App: the stores, or the app's own page, which is a placeholder until the owner has one. */
export function listAppLinks(locale: Locale): { id: AppLinkName; href: string }[] {
  const stores = (['appStoreUrl', 'playStoreUrl'] as const).filter((id) => links[id])
  const ids = stores.length > 0 ? stores : (['appUrl'] as const)
  return ids.map((id) => ({ id, href: getLink(id, locale) ?? placeholderAppUrl }))
}
