import { describeMessage } from './icu'
import { untranslatedMark } from './wording'

/* The pages of the story are read aloud: their length, their sentences and their words have limits. */

export const storyLimits = {
  /** Words on a page. */
  page: { least: 25, most: 45 },
  /** Words in a sentence. A longer one is hard to read aloud in one breath. */
  sentence: 25,
  /** Above this a page is hard for a new reader (Björnsson's LIX: under 30 is a children's book). */
  readingLevel: 40,
}

/** Whether a key is of a page's text, which has these limits. */
export const isStoryPage = (key: string) => /^free-story\.story\.pages\.\w+\.text$/.test(key)

/** How many words a reader says: “l’eau” and “demi-lune” are one. */
const wordsIn = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0

/** Checks the pages of the story. */
export const checkStoryPages = ({ file, leaves }: import('./parse').Parsed): import('./parse').Finding[] =>
  [...leaves].flatMap(([key, { value, line, column }]) => {
    if (!isStoryPage(key)) return []
    if (typeof value !== 'string' || value.startsWith(untranslatedMark)) return []
    return remarksOn(value).map((remark) => ({ path: file.path, line, column, key, ...remark }))
  })

type Remark = { severity: 'error' | 'warning'; problem: string; cure: string }

function remarksOn(text: string): Remark[] {
  const { page, sentence, readingLevel } = storyLimits
  const remarks: Remark[] = []
  const level = readingLevelOf(text)
  if (level > readingLevel)
    remarks.push({
      severity: 'warning',
      problem: `reads hard for its age (LIX ${level})`,
      cure: 'use shorter sentences and words',
    })
  const longest = Math.max(...text.split(/[.!?…]+/).map(wordsIn))
  if (longest > sentence)
    remarks.push({
      severity: 'error',
      problem: `has a sentence of ${longest} words, too long to say`,
      cure: `use at most ${sentence}`,
    })
  const words = wordsIn(text)
  if (words < page.least || words > page.most)
    remarks.push({
      severity: 'warning',
      problem: `is a page of ${words} words`,
      cure: `use ${page.least} to ${page.most}, as the other pages do`,
    })
  return remarks
}

/** Words per sentence plus the percentage of words over six letters. */
function readingLevelOf(text: string) {
  let plain = text
  try {
    plain = describeMessage(text).text
  } catch {
    // Broken ICU is reported elsewhere.
  }
  const words = plain.match(/\p{L}+/gu) ?? []
  const sentences = plain.match(/[.!?]+/g) ?? []
  const long = words.filter((word) => word.length > 6)
  return Math.round(
    words.length / Math.max(1, sentences.length) + (100 * long.length) / Math.max(1, words.length),
  )
}
