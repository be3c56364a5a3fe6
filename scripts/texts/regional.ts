import { readFileSync } from 'node:fs'
import { parseWordList } from './dictionaries'
import type { Rule } from './remarks'

/** By language, each regional word with the pattern that finds its forms. */
const words = parseWordList(readFileSync('scripts/texts/regional-words.txt', 'utf8')).map((line) => {
  const [locale, forms, better = '', why] = line.split('; ')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu')
  const cure = `write “${better.replaceAll(', ', '” or “')}”`
  return { locale, pattern, why, cure }
})

/** Warns of words that say something else in a part of the language's countries, each at its place. */
export const regionalWords: Rule = ({ text, locale }) =>
  words
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, why, cure }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        severity: 'warning',
        index,
        problem: `has “${found}”: ${why}`,
        cure,
      })),
    )
