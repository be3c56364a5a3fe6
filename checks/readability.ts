import { countWords } from './count-words'
import { isStoryPageText } from './message-kinds'
import { type Rule, reportIf } from './rule'

/* The pages of the story are read aloud to children, so their length, sentences and words have limits. */

export const readabilityLimits = {
  /** Words on a page. */
  page: { least: 25, most: 45 },
  /** Words in a sentence. A longer one is hard to read aloud in one breath. */
  sentence: 25,
  /** Above this a page is hard for a new reader (Björnsson's LIX: under 30 is a children's book). */
  readingLevel: 40,
}

/** Checks the reading level, the sentences and the length of a page of the story. */
export const checkReadability: Rule = ({ key, text, message }) => {
  if (!isStoryPageText(key)) return []
  const { page, sentence, readingLevel } = readabilityLimits
  const level = calculateReadingLevel(message.error ? text : message.plainText)
  const longest = Math.max(...text.split(/[.!?…]+/).map(countWords))
  const words = countWords(text)
  return [
    ...reportIf(level > readingLevel, {
      severity: 'warning',
      code: 'readsHard',
      values: { level },
    }),
    ...reportIf(longest > sentence, { code: 'longSentence', values: { count: longest, most: sentence } }),
    ...reportIf(words < page.least || words > page.most, {
      // Too long for the third of the picture that is left for it.
      severity: words > page.most ? undefined : 'warning',
      code: 'pageLength',
      values: { count: words, ...page },
    }),
  ]
}

/** Björnsson's LIX: words per sentence plus the percentage of words over six letters. */
function calculateReadingLevel(text: string) {
  const words = text.match(/\p{L}+/gu) ?? []
  const sentences = text.match(/[.!?]+/g) ?? []
  const long = words.filter((word) => word.length > 6)
  return Math.round(
    words.length / Math.max(1, sentences.length) + (100 * long.length) / Math.max(1, words.length),
  )
}
