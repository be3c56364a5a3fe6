import { nbsp } from './french-spaces'

/* The no-break spaces within ranges and after numbers. Imports nothing that needs Node. */

/** The word of each language between two numbers. */
export const rangeWords: Record<string, string> = { en: 'to', fr: 'à', es: 'a' }

/** Only in the plural: `3 an` may be the beginning of another word while it is typed. */
const units: Record<string, string> = {
  fr: 'ans|mois|jours|semaines|heures|minutes',
  es: 'años|meses|días|semanas|horas|minutos',
}

/** Matches the space after a number and before the word of a range. */
const createRangePattern = (locale: string) =>
  new RegExp(`(?<=[\\d}]) (?=${rangeWords[locale] ?? '(?!)'}[ ${nbsp}][\\d{])`, 'g')

/** Whether a range may be broken at the end of a line: `3 to 6` has an ordinary space after its first number. */
export const hasLooseRange = (text: string, locale: string) => createRangePattern(locale).test(text)

/** Whether a range of a text is kept together. */
export const hasFixedRange = (text: string, locale: string) =>
  new RegExp(`[\\d}]${nbsp}${rangeWords[locale] ?? '(?!)'}[ ${nbsp}][\\d{]`).test(text)

/** Sets the no-break spaces in ranges, and in French and Spanish between numbers and units: `3 à 6 ans`. */
export const keepNumbersTogether = (text: string, locale: string) =>
  text
    .replace(createRangePattern(locale), nbsp)
    .replace(new RegExp(`(?<=[\\d}]) (?=(?:${units[locale] ?? '(?!)'})(?!\\p{L}))`, 'gu'), nbsp)
