import { formatPrice } from '@/lib/i18n/format'
import { locales } from '@/lib/i18n/locales'
import { countWords } from '../../checks/count-words'
import { getToday } from '../../checks/dates'
import type { FindingCode } from '../../checks/findings'
import type { StringValues } from '../../checks/strings'
import type { EditorFinding } from './checker'
import { checkCurrency } from './currency-warnings'
import { hasLegalDate } from './legal-changes'
import type { Text } from './list-texts'
import type { Translations } from './message-files'

/* Warns of changes since the baseline (baseline.ts) that are likely mistakes, and of a currency that texts disagree on. */

const hasCents = (price: string) => price.includes('.')

const translatePrice = (amount: string, currency: string) => ({
  translations: Object.fromEntries(locales.map((code) => [code, formatPrice(amount, currency, code)])),
})

/** From this number of words on, a text that loses most of them was hardly meant to. */
const longText = 12

/**
 * Finds the day since when a legal text is as it is; undefined if it is as in the baseline, or was changed in its file.
 * @param value the text as it is now
 */
const findDayOfChange = ({ values, previousValues, changedOn }: Text, locale: string, value: string) => {
  if (value === values[locale]) return changedOn[locale]
  return value === previousValues[locale] ? undefined : getToday()
}

/**
 * Checks a text against what it was.
 * @param text as it is listed
 * @param values the text as it is now, possibly unsaved, by language
 * @param texts all texts
 */
export function checkChanges(text: Text, values: Translations, texts: readonly Text[]): EditorFinding[] {
  const { folder, key, previousValues, currency } = text
  const dateKey = `${key.split('.')[0]}.updated`
  const date = hasLegalDate(text) ? texts.find((other) => other.key === dateKey) : undefined
  const isDateUnchanged = date !== undefined && Object.keys(date.previousValues).length === 0

  const findings = Object.entries(values).flatMap(([locale, value]) => {
    const previous = previousValues[locale] ?? text.values[locale] ?? value
    const isChanged = value !== previous
    const [count, previousCount] = [countWords(value), countWords(previous)]
    const warnIf = (
      condition: boolean,
      code: FindingCode,
      findingValues: StringValues,
      related?: Pick<EditorFinding, 'relatedKey' | 'relatedValue'>,
    ): EditorFinding[] =>
      condition ? [{ locale, severity: 'warning', code, values: findingValues, ...related }] : []
    const currentDate = date?.values[locale] ?? ''
    const changedOn = findDayOfChange(text, locale, value)
    const isDateOld = changedOn === undefined ? isChanged && isDateUnchanged : currentDate < changedOn
    return [
      ...(currency
        ? warnIf(isChanged && hasCents(previous) && /^\d+$/.test(value), 'priceCents', {
            previous: translatePrice(previous, currency),
          })
        : []),
      ...warnIf(value !== '' && previousCount >= longText && count * 4 < previousCount, 'mostRemoved', {
        count,
        previous: previousCount,
      }),
      ...warnIf(
        isChanged && folder === 'messages/legal' && key === dateKey && value < previous,
        'dateBefore',
        { previous: { date: previous } },
      ),
      ...warnIf(
        date !== undefined && isDateOld,
        'dateUnchanged',
        { date: { date: currentDate } },
        { relatedKey: dateKey, relatedValue: getToday() },
      ),
    ]
  })
  return [...findings, ...checkCurrency(text, values, texts)]
}
