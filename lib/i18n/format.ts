import { type Locale, localeInfo } from './locales'

/**
 * An amount in Canadian dollars in the language's own notation: `$24.99`, `24,99 $`.
 * `amount` is a decimal with a point, as in the messages.
 */
export function formatPrice(amount: string, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(localeInfo(locale).intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount))
}

/** A plain number in the language's notation: `4.8`, `4,8`. */
export function formatNumber(value: string, locale: Locale): string {
  return new Intl.NumberFormat(localeInfo(locale).intl).format(Number(value))
}

/** An ISO date written out, the same in every time zone: `November 21, 2026`. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeInfo(locale).intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

/** The numbers of a landing page, as its language writes them. */
export interface PageNumbers {
  locale: Locale
  price: string
  rating: string
}

/** The numbers of a landing page. @param values as in the messages, decimals with a point */
export const numbersOf = (
  locale: Locale,
  { amount, currency, rating }: { amount: string; currency: string; rating: string },
): PageNumbers => ({
  locale,
  price: formatPrice(amount, currency, locale),
  rating: formatNumber(rating, locale),
})
