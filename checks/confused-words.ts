import { type Rule, replacePart } from './rule'
import { compileWordPattern, readWordTable } from './word-lists'

/** The rows of confused-words.txt. */
const confusedWords = readWordTable('confused-words.txt').map(([locale, wrong = '', right = '']) => ({
  locale,
  pattern: compileWordPattern(wrong),
  right,
}))

/** Begins a word with a capital if the other one does. */
const copyCapital = (word: string, other: string) =>
  /^\p{Lu}/u.test(other) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** Warns of words that differ in an accent from the one that is meant. */
export const checkConfusedWords: Rule = ({ text, locale }) =>
  confusedWords
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, right: form }) =>
      [...text.matchAll(pattern)].map(({ 0: word, 1: group = '', index }) => {
        const right = copyCapital(form.replace('$1', group), word)
        return {
          severity: 'warning',
          index,
          code: 'confusedWord',
          values: { word, right },
          replacement: replacePart(text, index, word, right),
        }
      }),
    )
