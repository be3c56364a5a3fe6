import { palette } from './palette'

/** How long a notification stays, in milliseconds. Not in `site`, because the script in every page has it too. */
export const notificationDurationMs = 5000

/** Every constant of the business (docs/behaviour.md, “Constants”). Texts are in `messages/`. */
export const site = {
  /** Absolute address without a trailing slash. Placeholder until the owner has a domain. */
  url: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://nori.example',
  /** Target of Download App. Placeholder. */
  appUrl: 'https://app.nori.example',
  themeColor: palette.violet,
  /** Width from which the navigation replaces the mobile menu. Tailwind's `lg`. */
  navigationWidth: '64rem',
  ogImage: { width: 1200, height: 630 },
} as const

/* The constants below are not in `site`, which every page loads: scripts and tests read them. */

/**
 * The header turns solid once the page is scrolled further than this, in CSS pixels. The style sheet's
 * `--header-scroll-threshold`.
 */
export const headerScrollThreshold = 50

/** Top edge of the mobile menu at the default size of text, in CSS pixels. The style sheet's `--mobile-menu-top`. */
export const mobileMenuTop = 68

/** The longest animation of a picture, in milliseconds (art/kit/render.ts). */
export const pictureAnimationMs = 6000

/**
 * How long the hero's picture waits, in milliseconds, before it moves by itself: until the page has loaded and its
 * scripts have started. Each frame of a moving picture costs work that they need (docs/performance.md).
 */
export const heroAnimationDelayMs = 2500

/** Fragment of a picture's address with which it moves at once: the id of an element in its file. */
export const playFragment = 'at-once'

/**
 * Whether browsers must use HTTPS for every subdomain as well, even before the first visit
 * (hstspreload.org). Hard to undo: the owner decides, once they own the domain and all of its subdomains
 * have HTTPS. Until then the header requires HTTPS for the site only.
 */
export const hstsPreload = false as boolean

/** The line below that marks the terms and the privacy policy as drafts while it is there. */
export const legalReview = {
  what: 'legal review of terms and privacy policy by counsel',
  where: 'messages/legal/*.json',
}

/**
 * Texts that only the owner can write. Pages show none of them until its line here is deleted; what is in the
 * messages until then is a placeholder.
 */
export const hiddenUntilProvided: readonly string[] = [
  'book.rating',
  'book.facts.format',
  'book.facts.delivery',
  'book.facts.safety',
  'free-story.newsletter.address',
]

/** Whether pages may show a text. `key`: of a message, or of a group of messages */
export const isProvided = (key: string) => !hiddenUntilProvided.includes(key)

/**
 * What only the owner can confirm: delete a line once it is true (`npm run check -- launch`). Addresses
 * are not listed; the check recognises placeholder addresses.
 */
export const launchChecklist: readonly { what: string; where: string }[] = [
  { what: 'price, currency and what is sold', where: 'messages/*.json, book.offer' },
  {
    what: 'the day the shop opens',
    where: 'lib/site.ts, isShopOpen; messages/*.json, toast',
  },
  {
    what: 'names, ages and number of the books',
    where: 'messages/*.json, book.title, book.text and book.volumes',
  },
  { what: 'contents of the parcel', where: 'messages/*.json, book.parcel' },
  { what: 'how books are returned', where: 'messages/*.json, book.facts.returns' },
  { what: 'how a custom story is made', where: 'messages/*.json, book.custom' },
  { what: 'facts about the app', where: 'messages/*.json, app.text, app.points and about-us.faq' },
  { what: 'who makes the books, and how', where: 'messages/*.json, about-us.text and about-us.steps' },
  { what: 'contents and frequency of the letter', where: 'messages/*.json, free-story.newsletter' },
  { what: 'names of the series and the press', where: 'messages/*.json, meta and footer; LICENSE' },
  {
    what: 'who answers reports of security faults, and within what time',
    where: 'messages/*.json, footer.email, which security.txt has too; SECURITY.md',
  },
  {
    what: 'whether books are sold to the EU or the UK; if so: withdrawal online and its model form, guarantee of conformity, product-safety particulars beside the offer, a consumer mediator for France, a representative in the UK',
    where: 'messages/legal/*.json, terms and privacy; messages/*.json, book.facts',
  },
  {
    what: 'that the accessibility checks passed on the published version, and the day',
    where: 'messages/legal/*.json, accessibility.sections.whereWeStand',
  },
  legalReview,
]

/**
 * Whether books can be bought. Until then the free story's button comes first, and a sentence under the price says
 * that the shop is closed. The text of Buy Now's notification is in the messages (toast).
 */
export const isShopOpen = false as boolean

/**
 * Whether this build is for a real address while facts on its pages are not confirmed (`launchChecklist`, or a
 * placeholder in the messages): then no page may be listed by search engines. Set by scripts/build.ts.
 */
export const hasUnconfirmedFacts = process.env.NEXT_PUBLIC_UNCONFIRMED_FACTS === '1'

/** The sections that the header, the mobile menu and the footer link to. The header has room for these five. */
export const navigationSections = ['book', 'app', 'benefits', 'about-us', 'free-story'] as const

/** Every section of the landing page: each has an anchor, a component (`landing.tsx`) and messages under its id. */
export const sections = [...navigationSections] as const
export type Section = (typeof sections)[number]

type SocialNetwork = 'facebook' | 'instagram' | 'youtube'

/** Social profiles; `#` until the owner has them. */
export const socialLinks: readonly { id: SocialNetwork; href: string }[] = [
  { id: 'facebook', href: '#' },
  { id: 'instagram', href: '#' },
  { id: 'youtube', href: '#' },
]
