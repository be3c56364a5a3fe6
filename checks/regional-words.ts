import type { Rule } from './rule'
import { compileWordPattern, readWordTable } from './word-lists'

/** Stands for the form of “ustedes” of a verb. */
const pluralForm = '-'

/** The rows of regional-words.txt. */
const regionalWords = readWordTable('regional-words.txt').map(
  ([locale, forms = '', better = '', en = '', fr = '', es = '']) => ({
    locale,
    pattern: compileWordPattern(forms),
    why: { translations: { en, fr, es } },
    better,
  }),
)

/** Warns of words with another meaning in some countries of the language. */
export const checkRegionalWords: Rule = ({ text, locale }) =>
  regionalWords
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, why, better }) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }): ReturnType<Rule>[number] => ({
        severity: 'warning',
        index,
        ...(better === pluralForm
          ? { code: 'pluralYou', values: { word, why } }
          : { code: 'regional', values: { word, why, better: { either: better.split(', ') } } }),
      })),
    )
