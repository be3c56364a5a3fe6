import { getLocaleInfo, type Locale } from './locales'
import type { LocalizedNumbers, Messages } from './messages'

/**
 * Formats a price in the language's notation: `$24.99`, `24,99 $`.
 * @param amount a decimal number with a point, as in the messages
 * @param currency an ISO 4217 code
 */
export function formatPrice(amount: string, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(getLocaleInfo(locale).intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount))
}

/** Formats a decimal number in the language's notation: `4.8`, `4,8`. */
export function formatNumber(value: string, locale: Locale): string {
  return new Intl.NumberFormat(getLocaleInfo(locale).intl).format(Number(value))
}

/** Writes out an ISO date, the same in every time zone: `November 21, 2026`. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(getLocaleInfo(locale).intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

/** Formats the numbers in a language's messages. */
export const localizeNumbers = ({ book: { offer, rating } }: Messages, locale: Locale): LocalizedNumbers => ({
  price: formatPrice(offer.amount, offer.currency, locale),
  rating: formatNumber(rating.value, locale),
})
