import type { Rule } from './rule'
import { compileWordPattern, readWordTable } from './word-lists'

/** The rows of terms.txt. */
const terms = readWordTable('terms.txt').map(([locale, forms = '', term = '', keys = '.*']) => ({
  locale,
  pattern: compileWordPattern(forms),
  term,
  keys: new RegExp(`^(?:${keys})$`),
}))

/** Blanks the arguments of a message, whose names are not words of the language. */
const hideArguments = (text: string) => text.replace(/\{[^{}]*\}/g, (argument) => ' '.repeat(argument.length))

/** Warns of words for which the site has another term. */
export const checkTerms: Rule = ({ key, text, locale }) =>
  terms
    .filter((term) => term.locale === locale && term.keys.test(key))
    .flatMap(({ pattern, term }) =>
      [...hideArguments(text).matchAll(pattern)].map(({ 0: word, index }) => ({
        severity: 'warning',
        index,
        code: 'term',
        values: { word, term },
      })),
    )
