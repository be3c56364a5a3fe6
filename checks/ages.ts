import { audience, volumes } from '@/lib/volumes'
import { numberWords } from './consistency'
import { isLegalClause } from './message-kinds'
import { rangeWords } from './number-spaces'
import type { Rule } from './rule'

/* The ages that texts name are those of the books (lib/volumes.ts). */

/** The words of each language beside ages. `before` and `after` stand directly beside a single age. */
const ageWords: Record<string, { any: string; before?: string; after: string }> = {
  en: {
    any: 'ages?|aged|years?|year-olds?',
    before: 'ages?|aged',
    after: 'years old|-?year-olds?',
  },
  fr: { any: 'ans|âges?', after: 'ans' },
  es: { any: 'años|edad|edades', after: 'años' },
}

const formatRange = ({ from, to }: { from: string; to: string }) => `${from}–${to}`
const bookRanges = volumes.map(({ ages }) => formatRange(ages))
const knownRanges = [formatRange(audience), ...bookRanges]
const isKnownAge = (age: number) => age >= Number(audience.from) && age <= Number(audience.to)

/** Replaces the numbers from 0 to 12 that are words by digits. */
const writeDigits = (text: string, locale: string) =>
  (numberWords[locale] ?? []).reduce(
    (left, word, number) => left.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), String(number)),
    text,
  )

/** Warns of ages and age ranges that are not those of the books. Legal clauses name ages of the law. */
export const checkAges: Rule = ({ key, message, locale }) => {
  const words = ageWords[locale]
  if (!words || isLegalClause(key)) return []
  const text = writeDigits(message.plainText, locale)
  if (!new RegExp(`(?<!\\p{L})(?:${words.any})(?!\\p{L})`, 'iu').test(text)) return []
  const range = new RegExp(
    `(?<![\\d.,:])(\\d{1,2})\\s*(?:${rangeWords[locale]}|–|-)\\s*(\\d{1,2})(?![\\d:]|[.,]\\d)`,
    'gu',
  )
  const single = new RegExp(
    `${words.before ? `(?<=(?<!\\p{L})(?:${words.before})\\s+)\\d{1,3}(?![\\d:]|[.,]\\d)|` : ''}(?<![\\d.,:])\\d{1,3}(?=[\\s-]*(?:${words.after})(?!\\p{L}))`,
    'giu',
  )
  const ranges = [...text.matchAll(range)].filter(
    ([, from = '', to = '']) => !knownRanges.includes(formatRange({ from, to })),
  )
  const ages = [...text.replace(range, ' ').matchAll(single)].filter(([age]) => !isKnownAge(Number(age)))
  return [...ranges, ...ages].map(([part]) => ({
    severity: 'warning',
    code: 'age',
    values: { part, ages: bookRanges.join(', ') },
  }))
}
