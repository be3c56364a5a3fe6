import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { setApostrophes } from '@/lib/i18n/typography'
import type { FindingCode, Violation } from './findings'

/** Stands for an argument in the plain text. */
const argumentPlaceholder = '\uFFFC'

/** The parts of a message. An invalid message has an `error` and no parts. */
export type IcuMessage = {
  /** the text without tags, each argument replaced by U+FFFC */
  plainText: string
  /** names of arguments, as `{x}`, and of tags, as `<x>` */
  argumentNames: Set<string>
  /** the categories of each plural: `one`, `other` */
  pluralCategories: string[][]
  error?: Violation
}

/** The findings for the errors of the parser. All other errors concern plurals and choices. */
const parserErrors: Record<string, FindingCode> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'openBrace',
  EMPTY_ARGUMENT: 'emptyBraces',
  MALFORMED_ARGUMENT: 'wrongBraces',
  EXPECT_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_TAG: 'wrongTag',
  UNCLOSED_TAG: 'openTag',
  UNMATCHED_CLOSING_TAG: 'openTag',
  MISSING_OTHER_CLAUSE: 'noOther',
}
const maxQuoteLength = 20
const quoteFrom = (text: string) =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text

/** Describes an error of the parser, and quotes the message from where the mistake begins. */
function describeError(message: string, error: unknown): Violation {
  const { message: name, location } = error as SyntaxError & { location?: { start: { offset: number } } }
  const parserCode = parserErrors[name] ?? 'wrongPlural'
  if (parserCode === 'noOther') return describeMissingOther(message)
  // The parser reports where it stopped; the mistake begins at the bracket before.
  const start = message.lastIndexOf(parserCode.endsWith('Tag') ? '<' : '{', location?.start.offset)
  const quote = message.slice(Math.max(0, start))
  const code = parserCode === 'wrongBraces' && !/^\{[^{]*\}/.test(quote) ? 'openBrace' : parserCode
  return { code, values: { part: quoteFrom(quote) } }
}

const knownCategory = /^(?:zero|one|two|few|many|other|=\d+)$/

/** Describes a plural without `other`, which may be there as a translated word. */
function describeMissingOther(message: string): Violation {
  const names = [...message.matchAll(/([^\s,{}]+)\s*\{/g)].map(([, name = '']) => name)
  const word = names.findLast((name) => !knownCategory.test(name))
  return word && /,\s*(?:plural|selectordinal)\s*,/.test(message)
    ? { code: 'translatedOther', values: { word } }
    : { code: 'noOther' }
}

/** Describes a closing brace without an opening one, which the parser takes for a character of the text. */
function findLoneBrace(literals: string[]): Violation | undefined {
  const unquoted = literals.map((literal) => literal.replaceAll(/'[{}<>][^']*(?:'|$)/g, ''))
  const found = unquoted.find((literal) => literal.includes('}'))
  if (found === undefined) return undefined
  const part = found.slice(0, found.indexOf('}') + 1)
  return { code: 'loneBrace', values: { part: part.slice(-maxQuoteLength) } }
}

/** Parses a text of a message file, whose apostrophes the build sets before it compiles the text. */
export const parseText = (text: string): IcuMessage => parseIcuMessage(setApostrophes(text))

export function parseIcuMessage(message: string): IcuMessage {
  const empty = { plainText: '', argumentNames: new Set<string>(), pluralCategories: [] }
  const found: IcuMessage = { plainText: '', argumentNames: new Set(), pluralCategories: [] }
  const literals: string[] = []
  const visit = (elements: MessageFormatElement[]): string => elements.map(visitOne).join('')
  const visitOne = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) {
      literals.push(message.slice(element.location?.start.offset, element.location?.end.offset))
      return element.value
    }
    if (element.type === TYPE.pound) return argumentPlaceholder
    if (element.type === TYPE.tag) {
      found.argumentNames.add(`<${element.value}>`)
      return visit(element.children)
    }
    found.argumentNames.add(`{${element.value}}`)
    if (!('options' in element)) return argumentPlaceholder
    if (element.type === TYPE.plural) found.pluralCategories.push(Object.keys(element.options))
    return Object.values(element.options)
      .map((option) => visit(option.value))
      .join(' ')
  }
  try {
    const plainText = visit(parse(message, { captureLocation: true }))
    const error = findLoneBrace(literals)
    return error ? { ...empty, error } : { ...found, plainText }
  } catch (error) {
    return { ...empty, error: describeError(message, error) }
  }
}
