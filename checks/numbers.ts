import { isValueKey } from '@/lib/i18n/text-specs'
import { haveSameArguments } from './arguments'
import type { Violation } from './findings'
import { findEnglish, isLegalClause, type LocalizedText, type Rule, reportIf } from './rule'

/** The numbers from 0 to 12 as words, by language, as regular expressions. */
const numberWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** Replaces the months of dates by their numbers: “22 November 2026” by “22 11 2026”. */
function replaceMonths({ message, locale }: LocalizedText): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).toLowerCase())
  return message.plainText.replaceAll(/\p{L}+(?= (?:de )?\d{4}| \d\d?, \d{4})/gu, (word) =>
    String(months.indexOf(word.toLowerCase()) + 1 || word),
  )
}

/** Finds the numbers as written, such as `24,99` and `20:30`, and those of months. */
const findNumbers = (text: LocalizedText): string[] => replaceMonths(text).match(/\d+(?:[.,:]\d+)*/g) ?? []
/** The digit groups of a number: `24.99` and `24,99` are both 24 and 99. */
const splitNumber = (number: string) => number.split(/\D/)

/** Whether a text contains a number from 0 to 12 as a word. */
function hasNumberWord({ message, locale }: LocalizedText, number: string) {
  const word = numberWords[locale]?.[Number(number)]
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(message.plainText)
}

/**
 * Finds the numbers of a text that the other text lacks, or has less often. Outside legal clauses, a number may be
 * written as a word there.
 */
function findMissingNumbers(text: LocalizedText, other: LocalizedText): string[] {
  const left = findNumbers(other).flatMap(splitNumber)
  const take = (digits: string) => {
    const index = left.indexOf(digits)
    if (index >= 0) left.splice(index, 1)
    return index >= 0 || (!isLegalClause(text.key) && hasNumberWord(other, digits))
  }
  // Numbers with several groups first, so that `24` does not use up the 24 of `24.99`.
  const numbers = findNumbers(text).toSorted((a, b) => splitNumber(b).length - splitNumber(a).length)
  return numbers.filter((number) => splitNumber(number).map(take).includes(false))
}

/** Reports the numbers of a text that differ from those of the English one. */
function compareNumbers(text: LocalizedText, english: LocalizedText): Violation[] {
  const different = [findMissingNumbers(text, english), findMissingNumbers(english, text)]
  const all = [text, english].map(findNumbers)
  // If both texts have a number, but not equally often, showing only the difference would be confusing.
  const showsAll = different.flat().some((number) => all.every((list) => list.includes(number)))
  const [numbers = '', theirs = ''] = (showsAll ? all : different).map((list) => list.join(', '))
  const code = numbers && theirs ? 'numbers' : numbers ? 'numbersExtra' : 'numbersMissing'
  const values = { ...(numbers && { numbers }), ...(theirs && { theirs }) }
  return reportIf(different.flat().length > 0, { code, values })
}

/**
 * Price, currency, rating, dates and addresses must be identical in every language, and so must the numbers in other
 * texts. A number up to twelve may be a word in one language and digits in another, except in legal clauses.
 */
export const checkSameFacts: Rule = (text) => {
  const english = findEnglish(text)
  // A missing argument has its own finding; the number written in its place needs no second one.
  if (!english || !haveSameArguments(text, english)) return []
  if (isValueKey(text.key)) {
    const values = { text: text.text, theirs: english.text }
    return reportIf(text.text !== english.text, { code: 'different', values })
  }
  return /\d/.test(text.text + english.text) ? compareNumbers(text, english) : []
}
