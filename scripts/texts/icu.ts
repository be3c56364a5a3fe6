import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Element = import('@formatjs/icu-messageformat-parser').MessageFormatElement

/** Replaces an argument in the plain text. */
const argumentMark = '\uFFFC'

/**
 * The parts of a message. Throws a SyntaxError if it is not valid ICU.
 * @returns *   its plain text, the arguments as `{x}` and tags as `<x>`, tag names, the categories of each plural
 */
export function describeMessage(message: string): {
  text: string
  names: Set<string>
  tags: Set<string>
  plurals: string[][]
} {
  const names: Set<string> = new Set()
  const tags: Set<string> = new Set()
  const plurals: string[][] = []
  const visit = (elements: Element[]): string => elements.map(visitOne).join('')
  const visitOne = (element: Element): string => {
    if (element.type === TYPE.literal) return element.value
    if (element.type === TYPE.pound) return argumentMark
    if (element.type === TYPE.tag) {
      names.add(`<${element.value}>`)
      tags.add(element.value)
      return visit(element.children)
    }
    names.add(`{${element.value}}`)
    if (!('options' in element)) return argumentMark
    if (element.type === TYPE.plural) plurals.push(Object.keys(element.options))
    return Object.values(element.options)
      .map((option) => visit(option.value))
      .join(' ')
  }
  const text = visit(parse(message))
  return { text, names, tags, plurals }
}

/** The plain text of a message; empty for invalid ICU, which checkStructure reports. */
export function plainText(message: string) {
  try {
    return describeMessage(message).text
  } catch {
    return ''
  }
}

/**
 * The parts of a message that are words, as they are written, each with its place in the message; none for
 * invalid ICU.
 */
export function literalsOf(message: string): { text: string; index: number }[] {
  const visit = (elements: Element[]): { text: string; index: number }[] => elements.flatMap(visitOne)
  const visitOne = (element: Element): { text: string; index: number }[] => {
    if (element.type === TYPE.tag) return visit(element.children)
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => visit(value))
    if (element.type !== TYPE.literal) return []
    const { start, end } = element.location ?? { start: { offset: 0 }, end: { offset: 0 } }
    return [{ text: message.slice(start.offset, end.offset), index: start.offset }]
  }
  try {
    return visit(parse(message, { captureLocation: true }))
  } catch {
    return []
  }
}
