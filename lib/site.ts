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

/**
 * A place in the project: a file, and names in it of settings, texts or groups of texts. `*` in a name stands for any
 * part of it; messages without a name are all texts of the files.
 */
export type Place = readonly [file: string, ...names: string[]]
/** A fact that only the owner can confirm. `id`: of the sentence that names it, `launch` in checks/strings/ */
export type LaunchItem = { id: string; where: readonly Place[] }

/** The item of `launchChecklist` that marks the terms and the privacy policy as drafts. */
export const legalReview: LaunchItem = { id: 'legalReview', where: [['messages/legal/*.json']] }

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
const legalFacts = [
  ['pressName', 'terms.sections.whoWeAre.items'],
  ['pressAddress', 'privacy.sections.newsletter.items'],
  ['pressTelephone', 'terms.sections.whoWeAre.items'],
  ['privacyOfficer', 'privacy.sections.whoIsResponsible.items'],
  ['representatives', 'privacy.sections.whoIsResponsible.items'],
  ['returnTime', 'terms.sections.deliveryAndReturns.paragraphs'],
  ['appPrices', 'terms.sections.theApp.paragraphs'],
  ['appData', 'privacy.sections.childrenInTheApp.items'],
  ['suppliers', 'privacy.sections.sharing.items'],
  ['retention', 'privacy.sections.retention.items'],
] as const

/**
 * Facts that only the owner can confirm; delete a line once it is true (`npm run check -- launch`). Placeholder URLs and
 * e-mail addresses are not listed, because the check recognises them.
 */
export const launchChecklist: readonly LaunchItem[] = [
  { id: 'price', where: [['messages/*.json', 'book.offer']] },
  {
    id: 'shopOpening',
    where: [
      ['lib/site.ts', 'isShopOpen'],
      ['messages/*.json', 'toast'],
    ],
  },
  { id: 'bookTitles', where: [['messages/*.json', 'book.title', 'book.text', 'book.volumes']] },
  {
    id: 'bookContents',
    where: [['messages/*.json', 'book.inside', 'benefits.areas.*.page', 'about-us.faq.content']],
  },
  { id: 'soldTogether', where: [['messages/*.json', 'book.text']] },
  { id: 'parcel', where: [['messages/*.json', 'book.parcel']] },
  { id: 'returns', where: [['messages/*.json', 'book.facts.returns']] },
  { id: 'customStory', where: [['messages/*.json', 'book.custom']] },
  { id: 'app', where: [['messages/*.json', 'app.text', 'app.points', 'about-us.faq', 'about-us.more']] },
  { id: 'makers', where: [['messages/*.json', 'about-us.text', 'about-us.steps']] },
  { id: 'freeStory', where: [['messages/*.json', 'free-story.text']] },
  { id: 'letter', where: [['messages/*.json', 'free-story.newsletter']] },
  { id: 'names', where: [['messages/*.json', 'meta', 'footer'], ['LICENSE']] },
  // security.txt has the same e-mail address.
  { id: 'securityReports', where: [['messages/*.json', 'footer.email'], ['SECURITY.md']] },
  {
    id: 'salesAbroad',
    where: [
      ['messages/legal/*.json', 'terms', 'privacy'],
      ['messages/*.json', 'book.facts'],
    ],
  },
  {
    id: 'accessibility',
    where: [['messages/legal/*.json', 'accessibility.sections.whereWeStand']],
  },
  ...legalFacts.map(([id, key]): LaunchItem => ({ id, where: [['messages/legal/*.json', key]] })),
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
