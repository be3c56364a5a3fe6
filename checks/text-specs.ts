import { findTextSpec } from '@/lib/i18n/text-specs'
import type { Violation } from './findings'
import { rulesByFormat } from './formats'
import { type Rule, reportIf } from './rule'

/* The format, the length and the number of lines and words of a text, as its spec says (lib/i18n/text-table.ts). */

/** A text of this many times the recommended length fits nowhere. */
const limitFactor = 3

function checkLength(key: string, text: string): Violation[] {
  const most = findTextSpec(key).maxLength
  const count = [...text].length
  if (!most || count <= most) return []
  const limit = limitFactor * most
  return count > limit
    ? [{ code: 'tooLong', values: { count, excess: count - limit, most: limit } }]
    : [{ severity: 'warning', code: 'longerThanRecommended', values: { count, most } }]
}

/** Counts words as they are spoken: “l'eau” and “demi-lune” are one word each. */
export const countWords = (text: string): number => text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

/** Checks the format of a value, or the length, lines and words of a text. */
export const checkTextSpec: Rule = (localized) => {
  const { key, text } = localized
  const { format, maxLines, words } = findTextSpec(key)
  if (format) return rulesByFormat[format](localized)
  const [lines, count] = [text.split('\n').length, countWords(text)]
  return [
    ...checkLength(key, text),
    ...reportIf(maxLines !== undefined && lines > maxLines, {
      code: 'tooManyLines',
      values: { count: lines, most: maxLines ?? lines },
    }),
    ...reportIf(words !== undefined && (count < words.least || count > words.most), {
      // Too many words are an error, because they do not fit into their third of the picture.
      severity: words && count < words.least ? 'warning' : undefined,
      code: 'pageLength',
      values: { count, ...words },
    }),
  ]
}
