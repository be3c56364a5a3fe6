import { readFileSync } from 'node:fs'
import type { Rule } from './rule'
import { parseWordList } from './spelling-dictionaries'

/** The regional words of regional-words.txt, each with a pattern for all its forms. */
const regionalWords = parseWordList(readFileSync('scripts/check/regional-words.txt', 'utf8')).map((line) => {
  const [locale, forms, better = '', why = ''] = line.split('; ')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'giu')
  return { locale, pattern, why, better: { either: better.split(', ') } }
})

/** Warns of words with another meaning in some countries of the language. */
export const checkRegionalWords: Rule = ({ text, locale }) =>
  regionalWords
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, why, better }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        severity: 'warning',
        index,
        code: 'regional',
        values: { word: found, why, better },
      })),
    )
