/**
 * What kind of text a message is:
 * - `prose` has the typography of its language, with no-break spaces before units and before a short last word
 * - `label` has the typography of its language without these, because a style sheet keeps its words together
 * - `hidden` is like `label`, and only in a page's head or inside a URL
 * - `exact` is shown as it is written, because the specification prescribes its characters
 * - `value` is a number, a code, a date or an address, the same in every language
 */
export type TextKind = 'prose' | 'label' | 'hidden' | 'exact' | 'value'

/** What a text may look like. */
export type TextSpec = {
  kind: TextKind
  /** Recommended, in characters. */
  maxLength?: number
  maxLines?: number
  /** Whether each `\n` ends a line on the page. */
  allowsLineBreaks?: true
  /** The number of words. */
  words?: { least: number; most: number }
  format?: 'amount' | 'currency' | 'rating' | 'number' | 'count' | 'email' | 'date'
  /** The arguments and tags that the code replaces, each with its name in `variables` (checks/strings/). */
  variables: Readonly<Record<string, string>>
}

/**
 * The texts that are more than prose without arguments, by patterns of their keys (key-patterns.ts). The first pattern
 * that matches a key applies.
 */
export const textTable: Record<string, Partial<TextSpec>> = {
  '(meta|free-story.page).title': { kind: 'hidden', maxLength: 60 },
  '(meta|free-story.page|<document>).description': { kind: 'hidden', maxLength: 155 },
  'meta.(keywords|author|siteName|imageAlt)': { kind: 'hidden' },
  'shell.(skip|home|navigation|menu|language|newTab|retry)': { kind: 'label' },
  'shell.(loading|busy)': { kind: 'exact' },
  'shell.backToWebsite': { kind: 'label', maxLength: 40 },
  'nav.*': { kind: 'label', maxLength: 18 },
  'action.(buyNow|downloadApp|appStoreUrl|playStoreUrl|readStory)': { kind: 'label', maxLength: 40 },
  'action.(shopClosed|storyTerms)': { kind: 'label', maxLength: 34 },
  'hero.title': { maxLength: 75, allowsLineBreaks: true, maxLines: 3 },
  'hero.text': { maxLength: 200 },
  'hero.facts': { variables: { '{price}': 'price' } },
  'moon.(call|read|child)': { kind: 'label', maxLength: 24 },
  'moon.(first|second|third)': { maxLength: 80 },
  'book.(ages|ageRange)': { kind: 'label', variables: { '{from}': 'from', '{to}': 'to' } },
  'book.(choose|volumes.*.title)': { kind: 'label' },
  'book.inside.story': { variables: { '{title}': 'title' } },
  'book.offer.amount': { kind: 'value', format: 'amount' },
  'book.offer.currency': { kind: 'value', format: 'currency' },
  'book.offer.price': { variables: { '{price}': 'price' } },
  'book.rating.value': { kind: 'value', format: 'rating' },
  'book.rating.best': { kind: 'value', format: 'number' },
  'book.rating.count': { kind: 'value', format: 'count' },
  'book.rating.label': { variables: { '{value}': 'value', '{best}': 'best' } },
  'benefits.journal': { kind: 'value' },
  '(book.custom|free-story.newsletter.(soon|now)).link': { kind: 'label', maxLength: 40 },
  '*.(custom|newsletter|page).subject': { kind: 'hidden' },
  'free-story.story.position': { kind: 'label', variables: { '{page}': 'page', '{total}': 'total' } },
  'free-story.story.(question|previous|next|label|tools|open|send|mouse)': { kind: 'label' },
  'free-story.story.(smaller|larger|fullScreen|leaveFullScreen)': { kind: 'label' },
  'free-story.story.(readAloud|stop)': { kind: 'label', maxLength: 10 },
  'free-story.story.crumb': { kind: 'label', variables: { '{count}': 'count', '{total}': 'total' } },
  'free-story.story.pages.*.text': { words: { least: 25, most: 45 }, allowsLineBreaks: true },
  'free-story.end.title': { maxLength: 20 },
  'free-story.(page.mail|end.again|end.books|booklet.(pages|print|plain))': { kind: 'label' },
  'free-story.keep.action': { kind: 'label', maxLength: 34, variables: { '{size}': 'size' } },
  'free-story.keep.remove': { kind: 'label', maxLength: 34 },
  'free-story.keep.*': { maxLength: 110 },
  'free-story.colouring.(leaves|friends|kitchen)': { kind: 'label' },
  'free-story.crayons.open': { kind: 'label', maxLength: 20 },
  'free-story.crayons.(box|parts|undo|restart|print|cleared|restored|white)': { kind: 'label' },
  'free-story.crayons.filled': { kind: 'label', variables: { '{area}': 'area', '{crayon}': 'crayon' } },
  'free-story.crayons.areas.leaf': { variables: { '{number}': 'number' } },
  'footer.email': { kind: 'value', format: 'email' },
  'footer.copyright': { variables: { '<year>': 'year' } },
  'toast.(buyTitle|languageFailedTitle)': { maxLength: 45 },
  'toast.(buyDescription|languageFailedDescription)': { maxLength: 110 },
  '(toast.buyAction|notFound.home)': { kind: 'label' },
  // Parts of a sentence in the terms.
  'legal.shop.*': { kind: 'hidden' },
  'legal.updated': { variables: { '{date}': 'date' } },
  '<document>.updated': { kind: 'value', format: 'date' },
  'terms.sections.usingTheSite.paragraphs': { variables: { '{shop}': 'shop' } },
  '<document>.(intro|sections.*.*)': { variables: { '{email}': 'email' } },
}
