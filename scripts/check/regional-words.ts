import type { Rule } from './rule'
import { compileWordPattern, readWordTable } from './word-lists'

/** The rows of regional-words.txt. */
const regionalWords = readWordTable('regional-words.txt').map(
  ([locale, forms = '', better = '', en = '', fr = '', es = '']) => ({
    locale,
    pattern: compileWordPattern(forms),
    why: { translations: { en, fr, es } },
    better: { either: better.split(', ') },
  }),
)

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
