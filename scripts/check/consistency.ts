import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { isLegalClause } from './message-kinds'
import { createComparisonRule, haveSameArguments, type LocalizedText, type Rule } from './rule'
import type { StringValue } from './strings'

/*
 * Facts are the same in every language: a price of 24.99 in English is 24.99 in French. Words cannot be compared by a
 * program, but numbers, codes and addresses can.
 */

/** The numbers from 0 to 12 as words, by language, as regular expressions. */
const numberWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** The digit groups of a text, sorted. `24.99` and `24,99` are both 24 and 99. */
const findNumbers = ({ message }: LocalizedText) => (message.plainText.match(/\d+/g) ?? []).sort()

/** Whether a text contains a number from 0 to 12 as a word. */
function hasNumberWord({ message, locale }: LocalizedText, number: string) {
  const word = numberWords[locale]?.[Number(number)]
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(message.plainText)
}

/**
 * Whether the other text has each number of a text at least as often. Outside legal clauses, a number may be written as
 * a word there.
 */
function containsNumbers(other: LocalizedText, text: LocalizedText) {
  const count = (numbers: string[], number: string) => numbers.filter((one) => one === number).length
  const [numbers, otherNumbers] = [findNumbers(text), findNumbers(other)]
  return numbers.every(
    (number) =>
      count(numbers, number) <= count(otherNumbers, number) ||
      (!isLegalClause(text.key) && hasNumberWord(other, number)),
  )
}

const formatNumbers = (numbers: string[]): StringValue => numbers.join(', ') || { string: 'parts.none' }

/** Reports a text whose numbers differ from those of its translations. */
export const checkNumbers = createComparisonRule(
  (one, other) => containsNumbers(other, one) && containsNumbers(one, other),
  (text, correct) => ({
    code: 'numbers',
    values: { numbers: formatNumbers(findNumbers(text)), theirs: formatNumbers(findNumbers(correct)) },
  }),
)

const checkSameInAllLanguages = createComparisonRule(
  (one, other) => one.text === other.text,
  (text, correct) => ({ code: 'different', values: { text: text.text, theirs: correct.text } }),
)

/**
 * Price, currency, rating, dates and addresses must be identical in every language, and so must the numbers in other texts. A
 * number up to twelve may be a word in one language and digits in another.
 */
export const checkConsistency: Rule = (text) => {
  // A missing argument is reported by checkSyntax; the number written in its place needs no second finding.
  if (!text.translations.every((other) => haveSameArguments(text, other))) return []
  if (nonTextKeys.test(text.key)) return checkSameInAllLanguages(text)
  return isLegalClause(text.key) ? [] : checkNumbers(text)
}
