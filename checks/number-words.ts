import { checkNumbers, findNumbers, hasNumberWord, numberWords } from './consistency'
import { hasChoiceSyntax } from './format-while-typing'
import { isLegalClause } from './message-kinds'
import { type LocalizedText, listLanguages, type Rule } from './rule'

/** Whether a text has a number in words and not in digits. */
const isInWords = (text: LocalizedText, number: string) =>
  hasNumberWord(text, number) && !findNumbers(text).includes(number)

/** What stands before the first word of a sentence. */
const sentenceStart = /(?:^|[.!?…\n]\s*)[¿¡«“—]?\s?$/

/** Replaces a number by a word, with a capital at the beginning of a sentence. */
const writeInWords = (text: string, number: string, word: string) =>
  text.replace(new RegExp(`(?<![\\d.,:])${number}(?![\\d:]|[.,]\\d)`), (_, index: number) =>
    sentenceStart.test(text.slice(0, index)) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  )

/** The numbers that are compared if they are words; “one” is also an article. */
const comparedNumbers = Array.from({ length: 11 }, (_, index) => String(index + 2))

/** Warns of a number in words in whose place all other languages, which are two at least, have another one in words. */
export const checkSpelledNumbers: Rule = (text) => {
  const others = text.translations.filter(({ locale }) => locale !== text.locale)
  if (isLegalClause(text.key) || others.length < 2) return []
  const has = (one: LocalizedText, number: string) =>
    hasNumberWord(one, number) || findNumbers(one).includes(number)
  const own = comparedNumbers.filter(
    (number) => isInWords(text, number) && !others.some((other) => has(other, number)),
  )
  const theirs = comparedNumbers.filter(
    (number) => !has(text, number) && others.every((other) => isInWords(other, number)),
  )
  if (own.length === 0 || theirs.length === 0) return []
  const values = { number: own.join(', '), theirs: theirs.join(', '), others: listLanguages(others) }
  return [{ severity: 'warning', code: 'numberWord', values }]
}

/** Warns of a number from 2 to 12 in digits that every other language has in words. */
export const checkNumberWords: Rule = (text) => {
  const others = text.translations.filter(({ locale }) => locale !== text.locale)
  // Another number has to be corrected first, and may be part of a range.
  if (isLegalClause(text.key) || others.length === 0 || checkNumbers(text).length > 0) return []
  const numbers = findNumbers(text)
  const single = numbers.filter((one) => numbers.indexOf(one) === numbers.lastIndexOf(one))
  return single.flatMap((number) => {
    const word = Number(number) > 1 ? numberWords[text.locale]?.[Number(number)] : undefined
    if (!word || !others.every((other) => isInWords(other, number))) return []
    return {
      severity: 'warning',
      code: 'digits',
      values: { number, word, others: listLanguages(others) },
      ...(!hasChoiceSyntax(text.text) && { replacement: writeInWords(text.text, number, word) }),
    }
  })
}
