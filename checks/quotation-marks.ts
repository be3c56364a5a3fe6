import type { Violation } from './findings'
import { nbsp } from './french-spaces'
import type { LocalizedText } from './rule'

/* Checks the quotation marks of each language, also inside other quotations. */

/** Outer opening and closing mark, then the inner ones, by language. */
const marksByLanguage: Record<string, string[]> = {
  en: ['“', '”', '‘', '’'],
  fr: [`«${nbsp}`, `${nbsp}»`, '“', '”'],
  es: ['«', '»', '“', '”'],
}

const openingMarks: Record<string, string> = { '»': '«', '”': '“' }

// French marks include the space inside them.
const mark = /«\s?|\s?»|[“”]/g

/**
 * Reports unpaired quotation marks and marks of another language or level, with the corrected text. Ignores ‘ and ’,
 * because ’ is also an apostrophe.
 */
export function checkQuotationMarks({ text, locale }: Pick<LocalizedText, 'text' | 'locale'>): Violation[] {
  const marks = marksByLanguage[locale]
  if (!marks) return []
  const open: string[] = []
  let isPaired = true
  let isRight = true
  const replacement = text.replace(mark, (found) => {
    const opening = openingMarks[found.trim()]
    if (opening) isPaired &&= open.pop() === opening
    const wanted = marks[(open.length > 0 ? 2 : 0) + (opening ? 1 : 0)] ?? found
    if (!opening) open.push(found.trim())
    if (wanted.trim() === found.trim()) return found
    isRight = false
    return wanted
  })
  if (!isPaired || open.length > 0) return [{ code: 'halfQuotation' }]
  if (isRight) return []
  const [outer, outerEnd, inner, innerEnd] = marks.map((one) => one.trim())
  return [
    {
      code: 'wrongMarks',
      values: { outer: `${outer} ${outerEnd}`, inner: `${inner} ${innerEnd}` },
      replacement,
    },
  ]
}

/** A pair of straight marks outside words, without a quotation inside. */
const straightPair = /(?<![\p{L}\p{N}"])"(?=[^\s"])([^"“”«»]*[^\s"“”«»])"(?![\p{L}\p{N}"])/gu

/**
 * Replaces straight quotation marks with those of the language, inside a quotation with the inner ones. Returns undefined
 * if the pairs are ambiguous.
 */
export function replaceStraightQuotes(text: string, locale: string) {
  const [outer, outerEnd, inner, innerEnd] = marksByLanguage[locale] ?? []
  if (!outer) return undefined
  const replaced = text.replace(straightPair, (_, quoted, offset) => {
    const before = text.slice(0, offset)
    const isInside = before.split(/[«“]/).length > before.split(/[»”]/).length
    return isInside ? `${inner}${quoted}${innerEnd}` : `${outer}${quoted}${outerEnd}`
  })
  return replaced.includes('"') ? undefined : replaced
}
