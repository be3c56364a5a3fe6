import { formatPrice } from '@/lib/i18n/format'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import type { Rule } from './rule'

/* Prices within texts have the notation of their language: `$24.99` in English, `24,99 $` in French. */

/** Amounts with a dollar sign or cents, and other numbers. */
const amountPattern = /(?<![\p{L}\d.,:$])(\$\s?)?(\d+)(?:[.,](\d\d))?(\s?\$)?(?![\p{L}\d]|[.,:]\d)/gu

type Amount = { units: string; cents?: string; hasSign: boolean }

function formatAmount({ units, cents, hasSign }: Amount, locale: Locale): string {
  const price = formatPrice(`${units}.${cents ?? '00'}`, 'CAD', locale)
  const signed = cents ? price : price.replace(/[.,]00/, '')
  return hasSign ? signed : signed.replace(/\s?\$\s?/, '')
}

/** Warns of prices in the notation of another language. The amount for all languages has a format of its own. */
export const checkPrices: Rule = ({ key, text, message, locale }) => {
  if (!isLocale(locale) || nonTextKeys.test(key)) return []
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
        replacement: text.slice(0, index) + right + text.slice(index + part.length),
      }
    }),
  )
}
