import type { FindingCode, Violation } from './findings'
import { checkQuotationMarks, replaceStraightQuotes } from './quotation-marks'
import { type LocalizedText, reportIf } from './rule'
import { findTextSpec } from './text-specs'

/*
 * The typography of each language. A rule returns what is wrong, and the right text if there is only one.
 */

const nbsp = '\u00a0'
const narrowNbsp = '\u202f'

type Wording = Pick<LocalizedText, 'text' | 'message' | 'key' | 'locale'>
type Rule = (wording: Wording) => Violation[]

/**
 * A rule on what may not stand in a text, and what stands there instead. In a message with plural or select, it may be
 * part of its syntax.
 */
const replaced =
  (code: FindingCode, places: [pattern: RegExp, right: string][], severity?: 'warning'): Rule =>
  ({ text, message }) => {
    const hasSyntax = /,\s*(?:plural|select)/.test(text)
    const replacement = places.reduce((fixed, place) => fixed.replace(...place), text)
    const isFound = places.some(([pattern]) => message.plainText.search(pattern) >= 0)
    return reportIf(isFound, { code, severity, ...(!hasSyntax && { replacement }) })
  }

const blanks: Rule = ({ text }) =>
  reportIf(text !== text.trim(), {
    code: 'blanks',
    replacement: text.trim(),
  })

const severalSpaces = replaced('severalSpaces', [
  [/(?<=\S)(?=[ \u00a0\u202f]{2}) *([\u00a0\u202f])[ \u00a0\u202f]*(?=\S)/g, '$1'],
  [/(?<=\S) {2,}(?=\S)/g, ' '],
])

const lineBreaks = replaced('lineBreak', [[/(?<=\S)\s*[\t-\r\u2028\u2029]\s*(?=\S)/g, ' ']])

/** Controls of the direction, spaces without width and the like. A soft hyphen, and what joins pictographs, may be meant. */
const invisible = /(?![\t-\r\u00ad]|\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}]/gu

const invisibles: Rule = ({ text }) =>
  (text.match(invisible) ?? []).slice(0, 1).map((found) => ({
    code: 'invisible',
    values: { code: `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` },
    replacement: text.replace(invisible, ''),
  }))

const apostrophes = replaced('apostrophe', [[/(?<=\p{L})'(?=\p{L})/gu, '’']])

const straightQuotes: Rule = ({ text, message, locale }) => [
  ...reportIf(message.plainText.includes('"'), {
    code: 'straightMark',
    replacement: replaceStraightQuotes(text, locale),
  }),
  // Half a quotation, or an apostrophe: only its writer knows.
  ...reportIf(/(?<!\p{L})'|'(?!\p{L})/u.test(message.plainText), { code: 'straightSingle' }),
]

const ellipses = replaced('threeDots', [[/\.{3}/g, '…']], 'warning')

const unitNames = '(?:CAD|USD|EUR|[cmk]?m|k?g|[mc]?l|min|h|[kKMG][Bo])(?![\\p{L}\\p{N}])'

/** A space between a number, or an argument, and its unit. */
const units = (signs: string) =>
  replaced('unit', [[new RegExp(`(?<=[\\d}\uFFFC]) (?=[${signs}]|${unitNames})`, 'gu'), nbsp]], 'warning')

const englishPercents = replaced('percent', [[/(?<=[\d}\uFFFC])\s(?=%)/g, '']], 'warning')

const frenchSpaces = replaced('frenchSpace', [
  [/ (?=[;!?])|(?<=[^\s«([;!?])(?=[;!?])/gu, narrowNbsp],
  // A colon only where it does not stand in a time (10:30) or an address (https://).
  [/ (?=[»%$]|:(?=\s|$))|(?<=[^\s«([])(?=[»%]|:(?=\s|$))|(?<=«) |(?<=«)(?=\S)/gu, nbsp],
])

const narrowFrenchSpaces = replaced('wideSpace', [[/\u00a0(?=[;!?])/g, narrowNbsp]], 'warning')

const opened =
  (close: string, open: string): Rule =>
  ({ message: { plainText } }) =>
    reportIf(plainText.split(close).length !== plainText.split(open).length, {
      code: 'opened',
      values: { open, close },
    })

const unless =
  (isAllowed: (key: string, locale: string) => boolean, rule: Rule): Rule =>
  (wording) =>
    isAllowed(wording.key, wording.locale) ? [] : rule(wording)

const everyLanguage: Rule[] = [
  blanks,
  invisibles,
  unless((key) => findTextSpec(key).allowsLineBreaks === true, lineBreaks),
  severalSpaces,
  apostrophes,
  straightQuotes,
  checkQuotationMarks,
  // docs/behaviour.md, “Routes”, has three dots in these English texts.
  unless((key, locale) => locale === 'en' && /^shell\.(?:loading|starting)$/.test(key), ellipses),
]

const byLanguage: Record<string, Rule[]> = {
  en: [units('€£'), englishPercents],
  fr: [units('€£'), frenchSpaces, narrowFrenchSpaces],
  es: [units('%$€£'), opened('?', '¿'), opened('!', '¡')],
}
const otherLanguage = [units('%$€£')]

/** A text is set as its language is. */
export const checkTypography: Rule = (wording) =>
  [...everyLanguage, ...(byLanguage[wording.locale] ?? otherLanguage)].flatMap((rule) => rule(wording))
