import { compileKeyPattern } from './key-patterns'

/**
 * What kind of text a message is:
 * - `prose`: words, with the typography of their language; no word stands alone on its last line
 * - `label`: the same with ordinary spaces between words, because a style sheet keeps them together
 * - `hidden`: the same for a text that is only in a page's head or inside a URL
 * - `exact`: words that are shown as they are written
 * - `value`: no words, but a number, a code, a date or an address, the same in every language
 */
export type TextKind = 'prose' | 'label' | 'hidden' | 'exact' | 'value'

/** The first pattern that matches a key says its kind; all other texts are prose. */
const kinds: [keys: string, kind: TextKind][] = [
  ['footer.email', 'value'],
  ['book.offer.(amount|currency)', 'value'],
  ['book.rating.(value|best|count)', 'value'],
  // The sentence around a document's date.
  ['legal.updated', 'prose'],
  ['*.updated', 'value'],
  // The specification has three full stops there (docs/behaviour.md, “Routes”), and so have the translations.
  ['shell.(loading|starting)', 'exact'],
  ['shell.partFailed*', 'prose'],
  ['(shell|nav|action).*', 'label'],
  ['meta.*', 'hidden'],
  ['free-story.page.(title|description)', 'hidden'],
  ['(terms|privacy|accessibility).description', 'hidden'],
  ['**.subject', 'hidden'],
  ['moon.(call|read)', 'label'],
  ['book.(choose|ages|ageRange)', 'label'],
  ['book.volumes.*.title', 'label'],
  ['free-story.story.(title|duration|secret|biscuit)', 'prose'],
  ['free-story.(story|crayons).*', 'label'],
  ['free-story.booklet.(pages|print|plain)', 'label'],
  ['free-story.colouring.(title|text)', 'prose'],
  ['free-story.colouring.*', 'label'],
  ['toast.buyAction', 'label'],
  ['notFound.home', 'label'],
  ['**.(link|mail)', 'label'],
]
const compiled = kinds.map(([keys, kind]) => [compileKeyPattern(keys), kind] as const)

/** Returns the kind of the text with a key, such as `book.offer.amount`. */
export const findTextKind = (key: string): TextKind =>
  compiled.find(([pattern]) => pattern.test(key))?.[1] ?? 'prose'

/** Whether a message is no words, but a value that is the same in every language. */
export const isValueKey = (key: string): boolean => findTextKind(key) === 'value'
