import { locales } from '@/lib/i18n/locales'
import { type Rule, reportIf } from './rule'

/* Dates as the message files have them, 2026-11-25, and as somebody may write them. */

type Day = { year: number; month: number; day: number }
type Parts = Partial<Record<'year' | 'month' | 'day' | 'name' | 'first' | 'second', string>>

const normalize = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The numbers of the months by their names and short names in every language. */
const months = new Map(
  locales.flatMap((code) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = new Date(2026, index).toLocaleDateString(code, { month })
        return [normalize(name).replace('.', ''), index + 1]
      }),
    ),
  ),
)

const ordinal = '(?:st|nd|rd|th|er|o|º|°)?'
const yearFirst = /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/
const yearLast = /^(?<first>\d{1,2})[-/. ](?<second>\d{1,2})[-/. ](?<year>\d{4})$/
const inWords = [
  `^(?:(?:le|el|the) )?(?<day>\\d{1,2})${ordinal} (?:de |of )?(?<name>[a-z]+)\\.?,? (?:del? )?(?<year>\\d{4})$`,
  `^(?<name>[a-z]+)\\.? (?<day>\\d{1,2})${ordinal},? (?<year>\\d{4})$`,
].map((pattern) => new RegExp(pattern))

/** Reads a date in any language. Returns undefined if it is none, or may mean two days: 05/06/2026. */
function readDate(text: string): Day | undefined {
  const written = normalize(text)
  const match: Parts | undefined = [yearFirst, yearLast, ...inWords]
    .map((pattern) => pattern.exec(written)?.groups)
    .find((groups) => groups !== undefined)
  if (!match) return undefined
  const [first, second] = [Number(match.first), Number(match.second)]
  if (first <= 12 && second <= 12 && first !== second) return undefined
  const isMonthFirst = second > 12
  const month = match.name ? months.get(match.name) : Number(match.month ?? (isMonthFirst ? first : second))
  const day = Number(match.day ?? (isMonthFirst ? second : first))
  return month === undefined ? undefined : { year: Number(match.year), month, day }
}

/** Writes a day as `2026-11-25`. Returns undefined if the calendar does not have it. */
function formatDay({ year, month, day }: Day): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Today, where the program runs, as `2026-11-21`. */
export const getToday = () => new Date().toLocaleDateString('sv')

/** Checks a date: its format, whether the calendar has it, and whether it is in the past. */
export const checkDate: Rule = ({ text }) => {
  const day = readDate(text)
  if (!day) return [{ code: 'dateUnclear' }]
  const right = formatDay(day)
  if (!right) return [{ code: 'date' }]
  if (right !== text) return [{ code: 'dateForm', values: { right }, replacement: right }]
  return reportIf(text > getToday(), { severity: 'warning', code: 'dateFuture' })
}
