import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Replaces an argument in the plain text. */
const argumentMark = '\uFFFC'

/** The parts of a message. An invalid one has none, and an `error`. */
export type Message = {
  /** without arguments and tags */
  text: string
  /** the arguments as `{x}`, the tags as `<x>` */
  names: Set<string>
  /** names of tags */
  tags: Set<string>
  /** the categories of each plural */
  plurals: string[][]
  /** what is words, as it is written, with its place in the message */
  literals: { text: string; index: number }[]
  error?: string
}

/** Takes a message apart. */
export function describeMessage(message: string): Message {
  const found: Message = { text: '', names: new Set(), tags: new Set(), plurals: [], literals: [] }
  const visit = (elements: MessageFormatElement[]): string => elements.map(visitOne).join('')
  const visitOne = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) {
      const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } }
      found.literals.push({ text: message.slice(start.offset, end.offset), index: start.offset })
      return element.value
    }
    if (element.type === TYPE.pound) return argumentMark
    if (element.type === TYPE.tag) {
      found.names.add(`<${element.value}>`)
      found.tags.add(element.value)
      return visit(element.children)
    }
    found.names.add(`{${element.value}}`)
    if (!('options' in element)) return argumentMark
    if (element.type === TYPE.plural) found.plurals.push(Object.keys(element.options))
    return Object.values(element.options)
      .map((option) => visit(option.value))
      .join(' ')
  }
  try {
    return { ...found, text: visit(parse(message, { captureLocation: true })) }
  } catch (error) {
    return { ...found, error: error instanceof Error ? error.message : String(error) }
  }
}
