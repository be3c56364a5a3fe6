import type { Violation } from './findings'
import type { LocalizedText } from './rule'

/* Quotation marks by language, and which of them stand inside others. */

const nbsp = '\u00a0'

/** By language, the marks around a quotation and those around one inside it. */
const marksOf: Record<string, string[]> = {
  en: ['“', '”', '‘', '’'],
  fr: [`«${nbsp}`, `${nbsp}»`, '“', '”'],
  es: ['«', '»', '“', '”'],
}

const openingOf: Record<string, string> = { '»': '«', '”': '“' }

// Spaces inside angled marks belong to the marks of French.
const mark = /«\s?|\s?»|[“”]/g

/**
 * Reports quotation marks that are not those of the language at their place, with the right text; and half a
 * pair. ‘ ’ are left alone, as ’ is an apostrophe too.
 */
export function checkQuotationMarks({ text, locale }: Pick<LocalizedText, 'text' | 'locale'>): Violation[] {
  const marks = marksOf[locale]
  if (!marks) return []
  const open: string[] = []
  let isPaired = true
  let isRight = true
  const replacement = text.replace(mark, (found) => {
    const opening = openingOf[found.trim()]
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

/** Straight marks that can only be a pair: not inside a word, nothing quoted within. */
const straightPair = /(?<![\p{L}\p{N}"])"(?=[^\s"])([^"“”«»]*[^\s"“”«»])"(?![\p{L}\p{N}"])/gu

/** A text with the language's marks instead of straight ones; undefined if it is not sure which half each of them is. */
export function replaceStraightQuotes(text: string, locale: string) {
  const [opening, closing] = marksOf[locale] ?? []
  if (!opening) return undefined
  const replaced = text.replace(straightPair, `${opening}$1${closing}`)
  return replaced.includes('"') || /[“”«»]/.test(text) ? undefined : replaced
}
