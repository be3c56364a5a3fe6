import { isValueKey } from '@/lib/i18n/text-kinds'
import { findCurrencies, hasPrice, namesOtherCurrency } from '../../checks/currency'
import type { EditorFinding } from './checker'
import type { Text } from './list-texts'
import type { Translations } from './message-files'

const currencyKey = 'book.offer.currency'

/**
 * Warns of a currency that other texts do not name yet, and of a price without the currency that the other languages, or
 * other prices in its language, have.
 * @param text as it is listed
 * @param values the text as it is now, possibly unsaved, by language
 * @param texts all texts
 */
export function checkCurrency(text: Text, values: Translations, texts: readonly Text[]): EditorFinding[] {
  const warn = (
    locale: string,
    code: 'currencyElsewhere' | 'currencyLacking',
    currency: string,
    relatedTexts?: Text[],
  ): EditorFinding => ({
    locale,
    severity: 'warning',
    code,
    values: { currency },
    ...(relatedTexts && { relatedTexts: relatedTexts.map(({ folder, key }) => ({ folder, key })) }),
  })
  if (text.key === currencyKey)
    return Object.entries(values).flatMap(([locale, currency]) => {
      const outdated = texts.filter(
        (other) =>
          other.key !== currencyKey &&
          Object.entries(other.values).some(([code, value]) => namesOtherCurrency(value, code, currency)),
      )
      return outdated.length > 0 ? warn(locale, 'currencyElsewhere', currency, outdated) : []
    })

  // The amount has its currency in another text, and what should have the price lacks more than its currency.
  const isPriceMissing = (value: string) =>
    text.arguments.some(({ name }) => name === '{price}') && !value.includes('{price}')
  if (isValueKey(text.key)) return []

  const currencies = texts.find(({ key }) => key === currencyKey)?.values ?? {}
  const isNamed = (locale: string, value = '') => findCurrencies(value, locale).length > 0
  return Object.entries(values).flatMap(([locale, value]) => {
    const currency = currencies[locale]
    if (!currency || !hasPrice(value) || isPriceMissing(value) || isNamed(locale, value)) return []
    const translations = Object.entries(values).filter(([code]) => code !== locale)
    const isNamedInOthers =
      translations.length > 0 && translations.every(([code, other]) => isNamed(code, other))
    const isNamedWithPrice = texts.some(
      ({ key, values: { [locale]: other = '' } }) =>
        key !== text.key && hasPrice(other) && isNamed(locale, other),
    )
    return isNamedInOthers || isNamedWithPrice ? warn(locale, 'currencyLacking', currency) : []
  })
}
