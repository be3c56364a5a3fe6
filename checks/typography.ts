import type { FindingCode, Violation } from './findings'
import { hasChoiceSyntax, setApostrophes } from './format-while-typing'
import { narrowedSpace, nbsp, setFrenchSpaces } from './french-spaces'
import { joinItems } from './pasted-lists'
import { addSpacesAfterMarks, removeSpacesBeforeMarks, removeSpacesBeforeStops } from './punctuation-spaces'
import { requirePairs } from './question-marks'
import { checkQuotationMarks, replaceStraightQuotes } from './quotation-marks'
import { type LocalizedText, reportIf } from './rule'
import { findTextSpec } from './text-specs'

/* Checks the typography of each language: spaces, apostrophes, quotation marks, punctuation. */

type TextParts = Pick<LocalizedText, 'text' | 'message' | 'key' | 'locale'>
type Rule = (text: TextParts) => Violation[]

/**
 * Creates a rule that requires the form that a function gives to a text. Messages with a plural or select get no
 * replacement, because the difference may be part of their syntax.
 */
export const requireForm =
  (code: FindingCode, format: (text: string) => string, severity?: 'warning'): Rule =>
  ({ text, message }) =>
    reportIf(format(message.plainText) !== message.plainText, {
      code,
      severity,
      ...(!hasChoiceSyntax(text) && { replacement: format(text) }),
    })

/** Creates a rule that forbids patterns and suggests replacements. */
export const forbidPatterns = (
  code: FindingCode,
  patterns: [pattern: RegExp, replacement: string][],
  severity?: 'warning',
): Rule =>
  requireForm(code, (text) => patterns.reduce((fixed, pattern) => fixed.replace(...pattern), text), severity)

const surroundingSpaces: Rule = ({ text }) =>
  reportIf(text !== text.trim(), {
    code: 'blanks',
    replacement: text.trim(),
  })

const severalSpaces = forbidPatterns('severalSpaces', [
  [/(?<=\S)(?=[ \u00a0\u202f]{2}) *([\u00a0\u202f])[ \u00a0\u202f]*(?=\S)/g, '$1'],
  [/(?<=\S) {2,}(?=\S)/g, ' '],
])

const spacesBeforeStops = requireForm('spaceBefore', removeSpacesBeforeStops)
const spacesBeforeMarks = requireForm('spaceBefore', removeSpacesBeforeMarks)
const spacesAfterMarks = requireForm('spaceAfter', addSpacesAfterMarks)

const lineBreaks: Rule = (text) =>
  requireForm('lineBreak', (one) =>
    joinItems(one, text.key).replace(/(?<=\S)\s*[\t-\r\u2028\u2029]\s*(?=\S)/g, ' '),
  )(text)
const unevenLineBreaks = forbidPatterns('unevenLineBreak', [
  [/(?<=\S)(?!\n\S)\s*[\t-\r\u2028\u2029]\s*(?=\S)/g, '\n'],
])

/** Invisible characters such as direction marks and zero-width spaces, except soft hyphens and emoji joiners. */
const invisibleCharacter = /(?![\t-\r\u00ad]|\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}]/gu

const invisibleCharacters: Rule = ({ text }) =>
  (text.match(invisibleCharacter) ?? []).slice(0, 1).map((found) => ({
    code: 'invisible',
    values: { code: `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` },
    replacement: text.replace(invisibleCharacter, ''),
  }))

const apostrophes = requireForm('apostrophe', setApostrophes)

const straightQuotes: Rule = ({ text, message, locale }) => [
  ...reportIf(message.plainText.includes('"'), {
    code: 'straightMark',
    replacement: replaceStraightQuotes(text, locale),
  }),
  // Only the writer knows whether it is a quotation mark or an apostrophe.
  ...reportIf(/(?<!\p{L})'|'(?!\p{L})/u.test(message.plainText), { code: 'straightSingle' }),
]

const ellipses = forbidPatterns('threeDots', [[/\.{3}/g, '…']], 'warning')

const unitNames = '(?:CAD|USD|EUR|[cmk]?m|k?g|[mc]?l|min|h|[kKMG][Bo])(?![\\p{L}\\p{N}])'

/** Creates a rule that requires a no-break space between a number or an argument and its unit, and names the first. */
function requireUnitSpaces(signs: string): Rule {
  const unit = `(?:[${signs}]|${unitNames})`
  const requireSpaces = forbidPatterns(
    'unit',
    [[new RegExp(`(?<=[\\d}\uFFFC]) (?=${unit})`, 'gu'), nbsp]],
    'warning',
  )
  return (text) =>
    requireSpaces(text).map((violation) => {
      const [part = ''] = text.message.plainText.match(new RegExp(`[\\d.,]*[\\d}\uFFFC] ${unit}`, 'u')) ?? []
      return { ...violation, values: { part: part.replace('\uFFFC', '…') } }
    })
}

const englishPercents = forbidPatterns('percent', [[/(?<=[\d}\uFFFC])\s(?=%)/g, '']], 'warning')

const frenchSpaces = requireForm('frenchSpace', setFrenchSpaces)
const narrowFrenchSpaces = forbidPatterns('wideSpace', [narrowedSpace], 'warning')

/** Applies a rule except to certain texts. */
const unless =
  (isAllowed: (key: string) => boolean, rule: Rule): Rule =>
  (text) =>
    isAllowed(text.key) ? [] : rule(text)

const everyLanguage: Rule[] = [
  surroundingSpaces,
  invisibleCharacters,
  (text) => (findTextSpec(text.key).allowsLineBreaks ? unevenLineBreaks : lineBreaks)(text),
  severalSpaces,
  spacesBeforeStops,
  spacesAfterMarks,
  apostrophes,
  straightQuotes,
  checkQuotationMarks,
  // The specification has three full stops there (docs/behaviour.md, “Routes”), and so have the translations.
  unless((key) => /^shell\.(?:loading|starting)$/.test(key), ellipses),
]

const byLanguage: Record<string, Rule[]> = {
  en: [spacesBeforeMarks, requireUnitSpaces('€£'), englishPercents],
  fr: [requireUnitSpaces('€£'), frenchSpaces, narrowFrenchSpaces],
  es: [spacesBeforeMarks, requireUnitSpaces('%$€£'), requirePairs('?', '¿'), requirePairs('!', '¡')],
}
const otherLanguage = [requireUnitSpaces('%$€£')]

/** Checks a text by the typographic rules of its language. */
export const checkTypography = (text: TextParts): Violation[] =>
  [...everyLanguage, ...(byLanguage[text.locale] ?? otherLanguage)].flatMap((rule) => rule(text))
