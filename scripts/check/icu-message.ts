import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { FindingCode, Violation } from './findings'

/** Replaces an argument in the plain text. */
const argumentMark = '\uFFFC'

/** The parts of a message. An invalid one has none, and an `error`. */
export type IcuMessage = {
  /** without arguments and tags */
  plainText: string
  /** the arguments as `{x}`, the tags as `<x>` */
  argumentNames: Set<string>
  /** the categories of each plural */
  pluralCategories: string[][]
  /** what is words, as it is written, with its place in the message */
  literals: { text: string; index: number }[]
  error?: Violation
}

/** What the parser's codes mean; the others are of plurals and choices. */
const codes: Record<string, FindingCode> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'openBrace',
  EMPTY_ARGUMENT: 'emptyBraces',
  MALFORMED_ARGUMENT: 'wrongBraces',
  EXPECT_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_ARGUMENT_TYPE: 'wrongBraces',
  INVALID_TAG: 'wrongTag',
  UNCLOSED_TAG: 'openTag',
  UNMATCHED_CLOSING_TAG: 'openTag',
}
/** The most characters of a message that are shown as the place of what is wrong. */
const shown = 20

/** What is wrong with a message, and where it begins. @param error of the parser, which has its place */
function describeError(message: string, error: unknown): Violation {
  const { message: name, location } = error as SyntaxError & { location?: { start: { offset: number } } }
  const found = codes[name] ?? 'wrongPlural'
  // It names the place where it gave up; what is wrong begins with the bracket before.
  const start = message.lastIndexOf(found.endsWith('Tag') ? '<' : '{', location?.start.offset)
  const rest = message.slice(Math.max(0, start))
  const code = found === 'wrongBraces' && !/^\{[^{]*\}/.test(rest) ? 'openBrace' : found
  return { code, values: { part: rest.length > shown ? `${rest.slice(0, shown)}…` : rest } }
}

/** Takes a message apart. */
export function parseIcuMessage(message: string): IcuMessage {
  const found: IcuMessage = { plainText: '', argumentNames: new Set(), pluralCategories: [], literals: [] }
  const visit = (elements: MessageFormatElement[]): string => elements.map(visitOne).join('')
  const visitOne = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) {
      const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } }
      found.literals.push({ text: message.slice(start.offset, end.offset), index: start.offset })
      return element.value
    }
    if (element.type === TYPE.pound) return argumentMark
    if (element.type === TYPE.tag) {
      found.argumentNames.add(`<${element.value}>`)
      return visit(element.children)
    }
    found.argumentNames.add(`{${element.value}}`)
    if (!('options' in element)) return argumentMark
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
