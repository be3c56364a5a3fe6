import { formatPrice } from '@/lib/i18n/format'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isValueKey } from '@/lib/i18n/text-kinds'
import { type Rule, replacePart, reportIf } from './rule'

/*
 * The amount for all languages is a number with a point. Prices within texts have the notation of their language: `$24.99`
 * in English, `24,99 $` in French.
 */

const amountFormat = /^\d+(\.\d{2})?$/
const writtenCurrency = String.raw`(?:CAD|CA?\s?\$|\$(?:\s?CAN?|\s?CAD)?|€|EUR|USD)`
/** An amount as somebody may write it, which is certain all the same. */
const writtenAmount = new RegExp(
  String.raw`^\s*${writtenCurrency}?\s*(\d+)(?:[.,](\d\d?))?\s*${writtenCurrency}?\s*$`,
  'i',
)
/** A higher price is likely to lack its point. */
const highestUsualPrice = 500

/** Checks the amount for all languages: its format, and whether it is a usual price. */
export const checkAmount: Rule = ({ text, parsed: { leaves } }) => {
  if (!amountFormat.test(text)) {
    const [, units, cents] = text.match(writtenAmount) ?? []
    if (!units) return [{ code: 'price' }]
    const right = cents ? `${units}.${cents.padEnd(2, '0')}` : units
    const currency = String(leaves.get('book.offer.currency')?.value ?? 'CAD')
    return [{ code: 'amountForm', values: { right, currency }, replacement: right }]
  }
  return [
    ...reportIf(Number(text) === 0, { code: 'priceZero' }),
    ...reportIf(Number(text) > highestUsualPrice, {
      severity: 'warning',
      code: 'priceHigh',
      values: { most: highestUsualPrice },
    }),
  ]
}

/** Amounts with a dollar sign or cents, and other numbers. */
const amountPattern = /(?<![\p{L}\d.,:$])(\$\s?)?(\d+)(?:[.,](\d\d))?(\s?\$)?(?![\p{L}\d]|[.,:]\d)/gu

type Amount = { units: string; cents?: string; hasSign: boolean }

function formatAmount({ units, cents, hasSign }: Amount, locale: Locale): string {
  const price = formatPrice(`${units}.${cents ?? '00'}`, 'CAD', locale)
  const signed = cents ? price : price.replace(/[.,]00/, '')
  return hasSign ? signed : signed.replace(/\s?\$\s?/, '')
}

/** Warns of prices in the notation of another language. */
export const checkPrices: Rule = ({ key, text, message, locale }) => {
  if (!isLocale(locale) || isValueKey(key)) return []
  return message.literals.flatMap((literal) =>
    [...literal.text.matchAll(amountPattern)].flatMap((match) => {
      const [part, signBefore, units = '', cents, signAfter] = match
      const hasSign = Boolean(signBefore ?? signAfter)
      const right = formatAmount({ units, cents, hasSign }, locale)
      // Other rules are about the kind of space.
      if (!(hasSign || cents) || part.replace(/\s/, '') === right.replace(/\s/, '')) return []
      const index = literal.index + match.index
      return {
        severity: 'warning',
        index,
        code: 'priceForm',
        values: { part, right },
        replacement: replacePart(text, index, part, right),
      }
    }),
  )
}
