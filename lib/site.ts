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

/* The constants below are not in `site`, which every page loads, because only build scripts and tests read them. */

/**
 * The header turns solid once the page is scrolled further than this, in CSS pixels. The style sheet's
 * `--header-scroll-threshold`.
 */
export const headerScrollThreshold = 50

/** Top edge of the mobile menu at the default size of text, in CSS pixels. The style sheet's `--header-height`. */
export const mobileMenuTop = 68

/** The longest animation of a picture, in milliseconds (art/kit/render.ts). */
export const pictureAnimationMs = 6000

/**
 * Delay of the hero's animation, in milliseconds. The page's scripts start meanwhile; frames of an animation would slow
 * them down (docs/performance.md).
 */
export const heroAnimationDelayMs = 2500

/** URL fragment that starts a picture's animation without delay: the id of an element in the SVG file. */
export const playFragment = 'at-once'

/**
 * Whether browsers must use HTTPS for every subdomain too, even before the first visit (hstspreload.org). Hard to undo,
 * so the owner sets it once all subdomains have HTTPS. Until then the header requires HTTPS for the site only.
 */
export const hstsPreload = false as boolean

/** The item of `launchChecklist` that marks the terms and the privacy policy as drafts. */
export const legalReview = {
  what: 'legal review of terms and privacy policy by counsel',
  where: 'messages/legal/*.json',
}

/**
 * Keys of texts that only the owner can provide. Pages hide each until its line is deleted here; until then the message
 * files contain a placeholder.
 */
export const hiddenUntilProvided: readonly string[] = [
  'book.rating',
  'book.facts.format',
  'book.facts.delivery',
  'book.facts.safety',
  'free-story.newsletter.address',
]

/** Whether the owner has provided a text, so that pages may show it. @param key of a message or a group of messages */
export const isProvided = (key: string) => !hiddenUntilProvided.includes(key)

/**
 * What the legal texts do not say until the owner has decided it, and the texts that then say it. `legal.draft` in
 * messages/*.json tells visitors that it is open.
 */
const legalFacts: readonly [what: string, key: string][] = [
  ['legal name of the press', 'terms.sections.whoWeAre.items'],
  ['postal address of the press', 'privacy.sections.newsletter.items'],
  ['telephone number of the press', 'terms.sections.whoWeAre.items'],
  ['person in charge of personal information', 'privacy.sections.whoIsResponsible.items'],
  ['representatives in the European Union and the United Kingdom', 'privacy.sections.whoIsResponsible.items'],
  [
    'time for returning a book, and who pays for the shipping',
    'terms.sections.deliveryAndReturns.paragraphs',
  ],
  ['what is free in the app, and what the rest costs', 'terms.sections.theApp.paragraphs'],
  ['data that the app collects, and how parents consent', 'privacy.sections.childrenInTheApp.items'],
  ['names and countries of suppliers, and safeguards abroad', 'privacy.sections.sharing.items'],
  ['how long data are kept', 'privacy.sections.retention.items'],
]

/**
 * Facts that only the owner can confirm; delete a line once it is true (`npm run check -- launch`). Placeholder URLs and
 * e-mail addresses are not listed, because the check recognises them.
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
  {
    what: 'what the pages of the books contain',
    where: 'messages/*.json, book.inside, benefits.areas.*.page and about-us.faq.content',
  },
  {
    what: 'that the books are sold only together',
    where: 'messages/*.json, book.text and about-us.more.alone',
  },
  { what: 'contents of the parcel', where: 'messages/*.json, book.parcel' },
  { what: 'how books are returned', where: 'messages/*.json, book.facts.returns' },
  { what: 'how a custom story is made', where: 'messages/*.json, book.custom' },
  {
    what: 'facts about the app',
    where: 'messages/*.json, app.text, app.points, about-us.faq and about-us.more',
  },
  { what: 'who makes the books, and how', where: 'messages/*.json, about-us.text and about-us.steps' },
  { what: 'that the free story is in none of the books', where: 'messages/*.json, free-story.text' },
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
  ...legalFacts.map(([what, key]) => ({ what, where: `messages/legal/*.json, ${key}` })),
  legalReview,
]

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
