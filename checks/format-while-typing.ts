import { narrowedSpace, setFrenchSpaces } from './french-spaces'
import { keepNumbersTogether } from './number-spaces'
import { replaceStraightQuotes } from './quotation-marks'

/* The typography that the editor sets while somebody types. Imports nothing that needs Node. */

/** Whether a message has a plural or a choice, whose syntax has spaces and punctuation of its own. */
export const hasChoiceSyntax = (text: string) => /,\s*(?:plural|select)/.test(text)

/** Replaces straight apostrophes within words. */
export const setApostrophes = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

/** The space that was set before a colon which turns out to be in a time (`10:30`), in `https://` or `mailto:`. */
const spaceInTimeOrUrl = /(?<=\d|\bhttps?)\u00a0:(?=\d|\/)|(?<=\bmailto)\u00a0:(?=\S)/gi

/**
 * Formats a text each time that it changes: composes accents, replaces straight quotation marks and apostrophes where
 * there is only one right answer, and sets no-break spaces in French, in ranges and before units. Formatting a text twice
 * changes nothing.
 * @returns the text, possibly of another length
 */
export function formatWhileTyping(text: string, locale: string): string {
  if (hasChoiceSyntax(text)) return text
  const composed = setApostrophes(text.normalize('NFC'))
  const quoted = keepNumbersTogether(replaceStraightQuotes(composed, locale) ?? composed, locale)
  if (locale !== 'fr') return quoted
  return setFrenchSpaces(quoted.replace(spaceInTimeOrUrl, ':')).replace(...narrowedSpace)
}

/** A text with plain spaces instead of no-break and narrow ones, which look the same. */
export const toPlainSpaces = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ')

/** Whether two versions of a text look the same: they differ in kinds of spaces at most. */
export const isSameButKindsOfSpaces = (one: string, other: string): boolean =>
  toPlainSpaces(one) === toPlainSpaces(other)

/**
 * Formats what is typed. If it then differs from the text that was edited only in spaces that the formatting has set,
 * returns that text: nothing was changed.
 */
export function formatTyped(typed: string, base: string, locale: string): string {
  const formatted = formatWhileTyping(typed, locale)
  const isUnchanged = formatted === formatWhileTyping(base, locale) && isSameButKindsOfSpaces(formatted, base)
  return isUnchanged ? base : formatted
}
