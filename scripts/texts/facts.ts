import { notProse } from '@/lib/i18n/not-prose'
import { isClause } from './clauses'
import { plainText } from './icu'
import { differentNumbers } from './numbers'
import { untranslatedMark } from './wording'

/* Facts do not depend on the language: what costs 24.99 in one costs it in all. */

/**
 * Compares facts with the English file: price, currency, rating and addresses are the same, and so are the
 * numbers inside other texts. A number up to twelve may be in digits in one language and in words in the other.
 * Documents are in clauses.ts.
 */
export function checkFacts(
  { file, leaves }: import('./parse').Parsed,
  source: import('./parse').Parsed,
  locale: string,
): import('./parse').Finding[] {
  const findings: import('./parse').Finding[] = []
  for (const [key, { value, line, column }] of leaves) {
    const english = source.leaves.get(key)?.value
    if (typeof value !== 'string' || typeof english !== 'string') continue
    if (isClause(key) || value.startsWith(untranslatedMark)) continue
    const remark = notProse.test(key)
      ? differentValue(value, english, source.file.path)
      : differentNumbers({ text: plainText(value), locale }, { text: plainText(english), locale: 'en' })
    if (remark) findings.push({ severity: 'error', path: file.path, line, column, key, ...remark })
  }
  return findings
}

/** @param path of the English file */
const differentValue = (value: string, english: string, path: string) =>
  value === english
    ? undefined
    : {
        problem: `is “${value}” here and “${english}” in ${path}`,
        cure: 'write the same in every language',
      }
