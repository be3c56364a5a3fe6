import type { TextSpec } from '@/lib/i18n/text-table'
import { type Rule, reportIf } from './rule'

/* Values that are not words: an amount, a date, an address. */

/** Matches an amount with a currency or a comma that can only mean one number: `$24.99`, `24,9`. */
const writtenAmount = /^[^\d.,]*(\d+)(?:[.,](\d\d?))?[^\d.,]*$/
/** A price above this is reported: it probably lacks its decimal point. */
const highestUsualPrice = 500

const checkAmount: Rule = ({ text }) => {
  if (!/^\d+(\.\d{2})?$/.test(text)) {
    const [, units, cents] = text.match(writtenAmount) ?? []
    if (!units) return [{ code: 'amount' }]
    const right = cents ? `${units}.${cents.padEnd(2, '0')}` : units
    return [{ code: 'amountForm', values: { right }, fix: right }]
  }
  return [
    ...reportIf(Number(text) === 0, { code: 'amountZero' }),
    ...reportIf(Number(text) > highestUsualPrice, {
      severity: 'warning',
      code: 'amountHigh',
      values: { most: highestUsualPrice },
    }),
  ]
}

const isEmail = (text: string) => /^[^\s@,;:<>]+@[^\s@,;:<>]+\.[^\s@,;:<>.]{2,}$/.test(text)

const checkEmail: Rule = ({ text }) => {
  const [, prefix = '', address = '', stop = ''] = text.match(/^\s*(mailto\s*:\s*)?(.*?)([.,;\s]*)$/is) ?? []
  const plain = address.normalize('NFD').replace(/\p{M}/gu, '')
  if (!isEmail(plain)) return [{ code: 'email' }]
  if (plain !== address) return [{ code: 'emailAccent', fix: plain }]
  return reportIf(address !== text, {
    code: 'emailForm',
    values: { part: `${prefix}${stop}`.trim() || ' ' },
    fix: address,
  })
}

/** Today, where the program runs, as `2026-11-21`. */
export const getToday = () => new Date().toLocaleDateString('sv')

const checkDate: Rule = ({ text }) => {
  const [, year = '', month = '', day = ''] = text.match(/^\s*(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)\s*$/) ?? []
  if (!year) return [{ code: 'dateUnclear' }]
  const right = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(`${right}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== right) return [{ code: 'date' }]
  if (right !== text) return [{ code: 'dateForm', values: { right }, fix: right }]
  return reportIf(text > getToday(), { severity: 'warning', code: 'dateFuture' })
}

const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)

export const rulesByFormat: Record<NonNullable<TextSpec['format']>, Rule> = {
  amount: checkAmount,
  currency: ({ text }) => reportIf(!/^[A-Z]{3}$/.test(text), { code: 'currency' }),
  number: ({ text }) => reportIf(!isNumber(text), { code: 'number' }),
  // check-files.ts compares it with the best possible one.
  rating: ({ text }) => reportIf(!isNumber(text) || Number(text) < 1, { code: 'rating' }),
  count: ({ text }) => reportIf(!/^[1-9]\d*$/.test(text), { code: 'count' }),
  email: checkEmail,
  date: checkDate,
}
