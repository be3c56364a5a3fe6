import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
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
  /** the literal parts as written, with their position in the message */
  literals: { text: string; index: number }[]
  error?: Violation
}

/** The findings for the errors of the parser. All other errors concern plurals and selects. */
const parserErrors: Record<string, FindingCode> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'openBrace',
  EMPTY_ARGUMENT: 'emptyBraces',
  MALFORMED_ARGUMENT: 'wrongBraces',
  EXPECT_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_TAG: 'wrongTag',
  UNCLOSED_TAG: 'openTag',
  UNMATCHED_CLOSING_TAG: 'openTag',
}
/** The largest number of characters that is quoted from a message. */
const maxQuoteLength = 20

/**
 * Describes a syntax error and quotes the message from where the mistake begins.
 * @param error the parser's, with its location
 */
function describeError(message: string, error: unknown): Violation {
  const { message: name, location } = error as SyntaxError & { location?: { start: { offset: number } } }
  const parserCode = parserErrors[name] ?? 'wrongPlural'
  // The parser reports where it stopped; the mistake begins at the bracket before.
  const start = message.lastIndexOf(parserCode.endsWith('Tag') ? '<' : '{', location?.start.offset)
  const quote = message.slice(Math.max(0, start))
  const code = parserCode === 'wrongBraces' && !/^\{[^{]*\}/.test(quote) ? 'openBrace' : parserCode
  return {
    code,
    values: { part: quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…` : quote },
  }
}

/** Parses a message in ICU syntax. */
export function parseIcuMessage(message: string): IcuMessage {
  const found: IcuMessage = { plainText: '', argumentNames: new Set(), pluralCategories: [], literals: [] }
  const visit = (elements: MessageFormatElement[]): string => elements.map(visitOne).join('')
  const visitOne = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) {
      const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } }
      found.literals.push({ text: message.slice(start.offset, end.offset), index: start.offset })
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
    return { ...found, plainText: visit(parse(message, { captureLocation: true })) }
  } catch (error) {
    return { ...found, error: describeError(message, error) }
  }
}
