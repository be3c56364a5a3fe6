import { isValueKey } from '@/lib/i18n/text-kinds'
import { isLegalClause } from './message-kinds'
import { createComparisonRule, haveSameArguments, type LocalizedText, type Rule, reportIf } from './rule'

/*
 * Facts are the same in every language: a price of 24.99 in English is 24.99 in French. Words cannot be compared by a
 * program, but numbers, codes and addresses can.
 */

/** The numbers from 0 to 12 as words, by language, as regular expressions. */
export const numberWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** Numbers as written, such as `24,99` and `20:30`. */
const numberPattern = /\d+(?:[.,:]\d+)*/g
export const findNumbers = ({ message }: LocalizedText): string[] =>
  message.plainText.match(numberPattern) ?? []
/** The digit groups of a number: `24.99` and `24,99` are both 24 and 99. */
const splitNumber = (number: string) => number.split(/\D/)

/** Counts how often a text has a number in digits, in the notation of any language. */
const countNumber = (text: LocalizedText, number: string) =>
  findNumbers(text).filter((one) => splitNumber(one).join() === splitNumber(number).join()).length

/** Whether a text contains a number from 0 to 12 as a word. */
export function hasNumberWord({ message, locale }: LocalizedText, number: string) {
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
  // A price first, so that a number beside it does not take its units.
  const numbers = findNumbers(text).toSorted((a, b) => splitNumber(b).length - splitNumber(a).length)
  return numbers.filter((number) => splitNumber(number).map(take).includes(false))
}

/** Reports the numbers of a text that differ from those of its translations. */
export const checkNumbers = createComparisonRule(
  (one, other) => findMissingNumbers(one, other).length === 0 && findMissingNumbers(other, one).length === 0,
  (text, correct) => {
    const different = [findMissingNumbers(text, correct), findMissingNumbers(correct, text)]
    /** Whether both texts have a number, but not equally often. */
    const isCounted = (number: string) => {
      const [count, theirs] = [countNumber(text, number), countNumber(correct, number)]
      return count > 0 && theirs > 0 && count !== theirs
    }
    const [numbers, theirs] = different.map((list) =>
      [...new Set(list.filter((number) => !isCounted(number)))].join(', '),
    )
    const counted = new Set(different.flat().filter(isCounted))
    const values = { ...(numbers && { numbers }), ...(theirs && { theirs }) }
    return [
      ...reportIf(Boolean(numbers || theirs), {
        code: numbers && theirs ? 'numbers' : numbers ? 'numbersExtra' : 'numbersMissing',
        values,
      }),
      ...[...counted].map((number) => ({
        code: 'numberCount' as const,
        values: { number, count: countNumber(text, number), theirs: countNumber(correct, number) },
      })),
    ]
  },
)

const checkSameInAllLanguages = createComparisonRule(
  (one, other) => one.text === other.text,
  (text, correct) => [{ code: 'different', values: { text: text.text, theirs: correct.text } }],
)

/**
 * Price, currency, rating, dates and addresses must be identical in every language, and so must the numbers in other texts. A
 * number up to twelve may be a word in one language and digits in another.
 */
export const checkConsistency: Rule = (text) => {
  // A missing argument is reported by checkSyntax; the number written in its place needs no second finding.
  if (!text.translations.every((other) => haveSameArguments(text, other))) return []
  if (isValueKey(text.key)) return checkSameInAllLanguages(text)
  return isLegalClause(text.key) ? [] : checkNumbers(text)
}
