import { notProse } from '@/lib/i18n/not-prose'
import { isClause } from './clauses'
import { describeMessage } from './icu'
import { differentNumbers } from './numbers'
import { eachText, when } from './remarks'

/* Facts do not depend on the language: what costs 24.99 in one costs it in all. */

/**
 * Compares facts with the English file: price, currency, rating and addresses are the same, and so are the
 * numbers inside other texts. A number up to twelve may be in digits in one language and in words in the other.
 * Documents are in clauses.ts.
 */
export const checkFacts = eachText(({ key, text, english, source, locale }) => {
  if (english === undefined || isClause(key)) return []
  if (notProse.test(key))
    return when(text !== english, {
      problem: `is “${text}” here and “${english}” in ${source?.file.path}`,
      cure: 'write the same in every language',
    })
  return differentNumbers(
    { text: describeMessage(text).text, locale },
    { text: describeMessage(english).text, locale: 'en' },
  )
})
