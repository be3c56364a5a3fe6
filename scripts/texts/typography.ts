import type { Remark } from './parse'
import { quotationMarks, withoutStraightQuotes } from './quotation-marks'
import { when } from './remarks'

/*
 * The typography of each language. A rule returns problems with their cures, and the right text if there is
 * only one.
 */

const nbsp = '\u00a0'
const narrowNbsp = '\u202f'

/** `plain`: without ICU syntax */
type Wording = { text: string; plain: string; key: string; locale: string }
export type Rule = (wording: Wording) => Remark[]

/** What is wrong with spaces at some places. In a message with plural or select, they may be part of its syntax. */
const spaces =
  (places: [pattern: RegExp, space: string][], remark: Remark): Rule =>
  ({ text, plain }) =>
    when(
      places.some(([pattern]) => plain.search(pattern) >= 0),
      /,\s*(?:plural|select)/.test(text)
        ? remark
        : { ...remark, replacement: places.reduce((fixed, place) => fixed.replace(...place), text) },
    )

const blanks: Rule = ({ text }) =>
  when(text !== text.trim(), {
    problem: 'begins or ends with a blank',
    cure: 'remove it',
    replacement: text.trim(),
  })

const apostrophes: Rule = ({ text, plain }) =>
  when(/\p{L}'\p{L}/u.test(plain), {
    problem: 'has a straight apostrophe',
    cure: 'write ’',
    replacement: text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  })

const straightQuotes: Rule = ({ text, plain, locale }) =>
  when(plain.includes('"'), {
    problem: 'has a straight quotation mark',
    cure: 'write the curved or angled marks of the language',
    replacement: withoutStraightQuotes(text, locale),
  })

/** docs/behaviour.md, “Routes”, has three dots in these English texts. */
const specified = ['shell.loading', 'shell.starting']

const ellipses: Rule = ({ text, plain, key, locale }) =>
  when(plain.includes('...') && !(locale === 'en' && specified.includes(key)), {
    severity: 'warning',
    problem: 'has three dots',
    cure: 'write …',
    replacement: text.replaceAll('...', '…'),
  })

const unitNames = '(?:CAD|USD|EUR|[cmk]?m|k?g|[mc]?l|min|h|[kKMG][Bo])(?![\\p{L}\\p{N}])'

/** A space between a number, or an argument, and its unit. */
const units = (signs: string) =>
  spaces([[new RegExp(`(?<=[\\d}\uFFFC]) (?=[${signs}]|${unitNames})`, 'gu'), nbsp]], {
    severity: 'warning',
    problem: 'has a number that may be separated from its unit at the end of a line',
    cure: 'put a no-break space between them',
  })

const englishPercents = spaces([[/(?<=[\d}\uFFFC])\s(?=%)/g, '']], {
  severity: 'warning',
  problem: 'has a space before %',
  cure: 'remove it',
})

const frenchSpaces = spaces(
  [
    [/ (?=[;!?])|(?<=[^\s«([;!?])(?=[;!?])/gu, narrowNbsp],
    // A colon only where it does not stand in a time (10:30) or an address (https://).
    [/ (?=[»%$]|:(?=\s|$))|(?<=[^\s«([])(?=[»%]|:(?=\s|$))|(?<=«) |(?<=«)(?=\S)/gu, nbsp],
  ],
  { problem: 'lacks a no-break space before : ; ! ? % $ » or after «', cure: 'put one there' },
)

const narrowFrenchSpaces = spaces([[/\u00a0(?=[;!?])/g, narrowNbsp]], {
  severity: 'warning',
  problem: 'has a wide no-break space before ; ! ?',
  cure: 'put a narrow one there (U+202F)',
})

const opened =
  (close: string, open: string): Rule =>
  ({ plain }) =>
    when(plain.split(close).length !== plain.split(open).length, {
      problem: `has not as many ${open} as ${close}`,
      cure: `open every ${close} with ${open}`,
    })

const everyLanguage: Rule[] = [blanks, apostrophes, straightQuotes, quotationMarks, ellipses]

const byLanguage: Record<string, Rule[]> = {
  en: [units('€£'), englishPercents],
  fr: [units('€£'), frenchSpaces, narrowFrenchSpaces],
  es: [units('%$€£'), opened('?', '¿'), opened('!', '¡')],
}
const otherLanguage = [units('%$€£')]

/** What is wrong with the typography of a text. */
export const typographyRemarks: Rule = (wording) =>
  [...everyLanguage, ...(byLanguage[wording.locale] ?? otherLanguage)].flatMap((rule) => rule(wording))
