import { readFileSync } from 'node:fs'
import type { Rule } from './rule'
import { parseWordList } from './spelling-dictionaries'

/** By language, each regional word with the pattern that finds its forms. */
const words = parseWordList(readFileSync('scripts/check/regional-words.txt', 'utf8')).map((line) => {
  const [locale, forms, better = '', why = ''] = line.split('; ')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu')
  return { locale, pattern, why, better: { either: better.split(', ') } }
})

/** Warns of words that say something else in a part of the language's countries, each at its place. */
export const checkRegionalWords: Rule = ({ text, locale }) =>
  words
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, why, better }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        severity: 'warning',
        index,
        code: 'regional',
        values: { word: found, why, better },
      })),
    )
