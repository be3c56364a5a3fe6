import { findMajority, type LocalizedText, listLanguages, type Rule } from './rule'
import { findTextSpec } from './text-specs'

/* The translations of a text have the same form: a full stop at the end, and titles of a similar length. */

/** How a text ends: with a full stop, a question mark, another mark or none. */
export function getEnd({ message }: LocalizedText): 'stop' | 'question' | 'mark' | 'none' {
  const text = message.plainText.replace(/[\s”»’)\]]+$/, '')
  if (text.endsWith('.')) return 'stop'
  if (text.endsWith('?')) return 'question'
  return /[!…:;,]$/.test(text) ? 'mark' : 'none'
}

/** Warns of a text without a full stop at the end if most languages have one. Items of lists have punctuation of their own. */
export const checkFullStop: Rule = (text) => {
  if (/\.items\.\d+$/.test(text.key) || getEnd(text) !== 'none') return []
  const majority = findMajority(text.translations, (one, other) => getEnd(one) === getEnd(other))
  if (!majority[0] || getEnd(majority[0]) !== 'stop') return []
  return [
    {
      severity: 'warning',
      code: 'fullStop',
      values: { others: listLanguages(majority) },
      // After a quotation mark or a bracket, only the writer knows the place.
      ...(/[\p{L}\p{N}}]$/u.test(text.text) && { replacement: `${text.text}.` }),
    },
  ]
}

/** A title is far longer than the others if it exceeds the longest of them by this factor and this many characters. */
const longTitle = { factor: 1.8, characters: 20 }

/** Warns of a title that is far longer than in the other languages. */
export const checkTitleLength: Rule = ({ key, text, translations }) => {
  const others = translations.filter((other) => other.text !== text)
  if (!/title$/i.test(key) || others.length === 0) return []
  const getLength = (title: string) => [...title].length
  const theirs = Math.max(...others.map((other) => getLength(other.text)))
  const count = getLength(text)
  if (count > (findTextSpec(key).maxLength ?? count)) return [] // The limit is reported (text-specs.ts).
  if (count <= theirs * longTitle.factor || count <= theirs + longTitle.characters) return []
  return [
    {
      severity: 'warning',
      code: 'longTitle',
      values: { count, theirs, others: listLanguages(others) },
    },
  ]
}
