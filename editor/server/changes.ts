import type { FindingCode } from '../../scripts/check/findings'
import { isLegalClause } from '../../scripts/check/message-kinds'
import type { StringValues } from '../../scripts/check/strings'
import type { EditorFinding } from './checker'
import type { Text } from './list-texts'
import type { Translations } from './message-files'

/* Warns of changes since the baseline (baseline.ts) that are likely mistakes. */

const hasCents = (price: string) => price.includes('.')

/**
 * Checks a text against what it was.
 * @param text as it is listed
 * @param values the text as it is now, possibly unsaved, by language
 * @param texts all texts
 */
export function checkChanges(text: Text, values: Translations, texts: readonly Text[]): EditorFinding[] {
  const { folder, key, isShared, previousValues } = text
  const dateKey = `${key.split('.')[0]}.updated`
  const date = isLegalClause(key) && !isShared ? texts.find((other) => other.key === dateKey) : undefined
  const isDateUnchanged = date !== undefined && Object.keys(date.previousValues).length === 0

  return Object.entries(values).flatMap(([locale, value]) => {
    const previous = previousValues[locale] ?? text.values[locale] ?? value
    const warnIf = (condition: boolean, code: FindingCode, findingValues: StringValues): EditorFinding[] =>
      condition ? [{ locale, severity: 'warning', code, values: findingValues }] : []
    if (value === previous) return []
    return [
      ...warnIf(key === 'book.offer.amount' && hasCents(previous) && /^\d+$/.test(value), 'priceCents', {
        previous,
      }),
      ...warnIf(folder === 'messages/legal' && key === dateKey && value < previous, 'dateBefore', {
        previous,
      }),
      ...warnIf(isDateUnchanged, 'dateUnchanged', { date: date?.values[locale] ?? '' }),
    ]
  })
}
