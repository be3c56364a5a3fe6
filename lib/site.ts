import type { Locale } from './i18n/locales'

/** Default duration of a notification, in milliseconds. Not in `site`, so that inline scripts do not contain all of it. */
export const notificationDurationMs = 5000

/**
 * The addresses that the owner fills in (docs/launching.md). They begin with `https:`; `{locale}` in an address becomes
 * the language of the page: `en`, `fr` or `es`.
 */
export const links: Record<LinkName, string | undefined> = {
  /** Where Buy Now leads. This address opens the shop. */
  shopUrl: undefined,
  /** Where visitors sign up for the newsletter, which also needs the postal address (`free-story.newsletter.address`). */
  letterUrl: undefined,
  /** Where visitors ask for a custom story. */
  customStoryUrl: undefined,
  /** Where Download App leads: one page for both systems, or the two stores. */
  appUrl: undefined,
  appStoreUrl: undefined,
  playStoreUrl: undefined,
  facebook: undefined,
  instagram: undefined,
  youtube: undefined,
}

/** The business constants (docs/behaviour.md, “Constants”). Texts are in `messages/`. */
export const site = {
  /** Absolute URL without a trailing slash, a placeholder until the owner has a domain. */
  url: (process.env.NEXT_PUBLIC_SITE_URL ?? 'https://nori.example').replace(/\/+$/, ''),
  /** Width from which the navigation replaces the mobile menu. Tailwind's `lg`. */
  navigationWidth: '64rem',
  ogImage: { width: 1200, height: 630 },
} as const

/**
 * What this build is, set by scripts/build.ts: `sample` at the placeholder address; at a real address `draft` while facts
 * on the pages are unconfirmed (lib/launch.ts), then `live`.
 */
export const siteState = (process.env.NEXT_PUBLIC_SITE_STATE ?? 'sample') as 'sample' | 'draft' | 'live'

/* The site itself does not read the next three constants, so they are not in `site`, which every page loads. */

/** `--header-scroll-threshold` in the style sheet: the header turns solid past this scroll position, in CSS pixels. */
export const headerScrollThreshold = 50

/** `--header-height` in the style sheet: the top of the mobile menu at the default text size, in CSS pixels. */
export const mobileMenuTop = 68

/** Whether browsers must use HTTPS for every subdomain, even before the first visit (docs/deploying.md). Hard to undo. */
export const hstsPreload = false as boolean

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

type AppLinkName = 'appUrl' | 'appStoreUrl' | 'playStoreUrl'
export type LinkName = 'shopUrl' | 'letterUrl' | 'customStoryUrl' | AppLinkName | SocialNetwork

/** Returns an address of `links`, for the language of a page. */
export const getLink = (name: LinkName, locale: Locale): string | undefined =>
  links[name]?.replaceAll('{locale}', locale)

/** Whether books can be bought. */
export const getShopState = (): 'closed' | 'open' => (links.shopUrl ? 'open' : 'closed')

/** Lists the social profiles, `#` in place of those that the owner has not given. */
export const listSocialLinks = (locale: Locale): { id: SocialNetwork; href: string }[] =>
  socialNetworks.map((id) => ({ id, href: getLink(id, locale) ?? '#' }))

// The scripts of a live site, which has an address of its own, need not contain this one.
const placeholderAppUrl = siteState === 'live' ? '#' : 'https://app.nori.example'

/** Lists the targets of Download App: the stores, or the app's own page. */
export function listAppLinks(locale: Locale): { id: AppLinkName; href: string }[] {
  const stores = (['appStoreUrl', 'playStoreUrl'] as const).filter((id) => links[id])
  const ids = stores.length > 0 ? stores : (['appUrl'] as const)
  return ids.map((id) => ({ id, href: getLink(id, locale) ?? placeholderAppUrl }))
}
