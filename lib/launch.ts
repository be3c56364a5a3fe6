import { getShopState, links, siteState } from './site'

/* What only the owner can provide or confirm before the launch. `npm run check -- launch` lists it. */

/**
 * Where a fact is stated: a file, and names of settings, texts or groups of texts in it. `*` stands for any part of a
 * name; message files without names stand for all of their texts.
 */
export type Place = readonly [file: string, ...names: string[]]
/** A fact that only the owner can confirm. Its `id` is also the key of its description, under `launch` in checks/strings/. */
export type LaunchItem = { id: string; where: readonly Place[] }

const texts = 'messages/*.json'
const legalTexts = 'messages/legal/*.json'

/** The lawyer's review. Until it is confirmed, the terms and the privacy policy are marked as drafts. */
export const legalReview: LaunchItem = { id: 'legalReview', where: [[legalTexts]] }

/**
 * What the owner has confirmed: ids of `launchChecklist` and keys of `hiddenUntilProvided`, such as `'price'` and
 * `'book.rating'`. The only line to change once a fact is true.
 */
export const confirmed: readonly string[] = []

/** Whether the owner has confirmed a fact of the checklist. */
export const isConfirmed = ({ id }: LaunchItem) => confirmed.includes(id)

/** Keys of texts that only the owner can provide. Pages hide each of these placeholders until it is confirmed. */
export const hiddenUntilProvided: readonly string[] = [
  'book.rating',
  'book.facts.format',
  'book.facts.delivery',
  'book.facts.safety',
  'free-story.newsletter.address',
]

/** Whether pages may show a text. @param key of a message or a group of messages */
export const isProvided = (key: string) => !hiddenUntilProvided.includes(key) || confirmed.includes(key)

/**
 * Whether visitors can subscribe to the newsletter. Canada's anti-spam law requires a postal address beside the request,
 * so the address of the sign-up page is not enough.
 */
export const getLetterState = (): 'soon' | 'now' =>
  links.letterUrl && isProvided('free-story.newsletter.address') ? 'now' : 'soon'

/** Keys, or beginnings of keys, of texts that the site does not use in its present state. */
const listUnusedTexts = () => [
  ...(getShopState() === 'open'
    ? ['action.shopClosed', 'book.offer.closed', 'toast.buy', 'free-story.end.books']
    : []),
  // Only the build uses these, in legal texts.
  'legal.shop',
  getLetterState() === 'now' ? 'free-story.newsletter.soon' : 'free-story.newsletter.now',
  ...(isConfirmed(legalReview) ? ['legal.draft'] : []),
  // At the placeholder address the structured data contain a sample rating.
  ...(siteState === 'sample' ? [] : hiddenUntilProvided.filter((key) => !isProvided(key))),
]

/** Whether the site uses a text in its present state. Dictionaries omit the others. */
export const isInUse = (key: string) => !listUnusedTexts().some((start) => key.startsWith(start))

/** Facts that the legal texts omit until the owner has decided them, and the texts that will state them. */
const legalFacts = [
  ['pressName', 'terms.sections.whoWeAre.items'],
  ['frenchName', 'terms.sections.whoWeAre.items'],
  ['pressAddress', 'terms.sections.whoWeAre.items'],
  ['pressTelephone', 'terms.sections.whoWeAre.items'],
  ['privacyOfficer', 'privacy.sections.whoIsResponsible.items'],
  ['representatives', 'privacy.sections.whoIsResponsible.items'],
  ['returnTime', 'terms.sections.deliveryAndReturns.paragraphs'],
  ['appPrices', 'terms.sections.theApp.paragraphs'],
  ['appData', 'privacy.sections.childrenInTheApp.items'],
  ['suppliers', 'privacy.sections.sharing.items'],
  ['retention', 'privacy.sections.retention.items'],
] as const

/** Facts for the owner to confirm. The check finds placeholder links, brackets and e-mail addresses by itself. */
export const launchChecklist: readonly LaunchItem[] = [
  { id: 'price', where: [[texts, 'book.offer']] },
  { id: 'bookTitles', where: [[texts, 'book', 'benefits.areas', 'about-us.more']] },
  { id: 'isbn', where: [[texts, 'book.facts.format']] },
  { id: 'bookContents', where: [[texts, 'book.inside', 'benefits.areas.*.page', 'about-us.faq.content']] },
  { id: 'soldTogether', where: [[texts, 'book.text', 'about-us.more.one']] },
  { id: 'parcel', where: [[texts, 'book.parcel']] },
  { id: 'returns', where: [[texts, 'book.facts.returns']] },
  { id: 'customStory', where: [[texts, 'book.custom', 'about-us.more.custom']] },
  { id: 'customPrice', where: [[texts, 'about-us.more.custom']] },
  { id: 'schools', where: [[texts, 'about-us.more']] },
  { id: 'app', where: [[texts, 'app.text', 'app.points', 'about-us.faq', 'about-us.more']] },
  { id: 'makers', where: [[texts, 'about-us.text', 'about-us.steps']] },
  { id: 'authors', where: [[texts, 'about-us.text']] },
  { id: 'freeStory', where: [[texts, 'free-story.text']] },
  {
    id: 'letter',
    where: [
      [texts, 'free-story.newsletter'],
      [legalTexts, 'privacy.sections.newsletter'],
    ],
  },
  { id: 'names', where: [[texts, 'meta', 'footer'], ['LICENSE']] },
  { id: 'securityReports', where: [[texts, 'footer.email'], ['SECURITY.md']] },
  {
    id: 'salesAbroad',
    where: [
      [legalTexts, 'terms', 'privacy'],
      [texts, 'book.facts'],
    ],
  },
  { id: 'accessibility', where: [[legalTexts, 'accessibility.sections.whereWeStand']] },
  ...legalFacts.map(([id, key]): LaunchItem => ({ id, where: [[legalTexts, key]] })),
  legalReview,
]
