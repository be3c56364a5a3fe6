import { getLocaleInfo, type Locale } from './locales'
import type { LocalizedNumbers, Messages } from './messages'

/**
 * An amount in Canadian dollars in the language's own notation: `$24.99`, `24,99 $`.
 * `amount` is a decimal with a point, as in the messages.
 */
export function formatPrice(amount: string, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(getLocaleInfo(locale).intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount))
}

/** A plain number in the language's notation: `4.8`, `4,8`. */
export function formatNumber(value: string, locale: Locale): string {
  return new Intl.NumberFormat(getLocaleInfo(locale).intl).format(Number(value))
}

/** An ISO date written out, the same in every time zone: `November 21, 2026`. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(getLocaleInfo(locale).intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

/** The numbers of a language's messages, in its own notation. */
export const localizeNumbers = ({ book: { offer, rating } }: Messages, locale: Locale): LocalizedNumbers => ({
  price: formatPrice(offer.amount, offer.currency, locale),
  rating: formatNumber(rating.value, locale),
})
