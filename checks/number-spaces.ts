import { nbsp } from './french-spaces'

/* The no-break spaces within ranges and after numbers. Imports nothing that needs Node. */

/** The word of each language between two numbers. */
export const rangeWords: Record<string, string> = { en: 'to', fr: 'à', es: 'a' }

/** Only in the plural: `3 an` may be the beginning of another word while it is typed. */
const units: Record<string, string> = {
  fr: 'ans|mois|jours|semaines|heures|minutes',
  es: 'años|meses|días|semanas|horas|minutos',
}

/** Sets the no-break spaces in ranges, and in French and Spanish between numbers and units: `3 à 6 ans`. */
export const keepNumbersTogether = (text: string, locale: string) =>
  text
    .replace(new RegExp(`(?<=[\\d}]) (?=${rangeWords[locale] ?? '(?!)'}[ ${nbsp}][\\d{])`, 'g'), nbsp)
    .replace(new RegExp(`(?<=[\\d}]) (?=(?:${units[locale] ?? '(?!)'})(?!\\p{L}))`, 'gu'), nbsp)
