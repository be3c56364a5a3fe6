import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { nonTextKeys } from './non-text-keys'

const accented: Record<string, string> = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ó',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
}
const growth = 0.4

/**
 * Messages in the pseudo-language: accented, in brackets, 40 % longer, with their arguments and tags.
 * Text without brackets on the page is hard-coded; text that overflows has too little room.
 */
export function pseudoLocalize<T>(messages: T, key = ''): T {
  if (typeof messages === 'string') return (nonTextKeys.test(key) ? messages : pseudoMessage(messages)) as T
  if (Array.isArray(messages)) return messages.map((message) => pseudoLocalize(message, key)) as T
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      pseudoLocalize(value, key ? `${key}.${name}` : name),
    ]),
  ) as T
}

function pseudoMessage(message: string): string {
  // With spaces, so that it is broken into lines like words.
  const padding = '~'.repeat(Math.ceil(message.length * growth)).replaceAll(/~{8}(?=~)/g, '~~~~~~~ ')
  return `⟦${printAST(parse(message).map(pseudoElement))}${padding}⟧`
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal)
    return { ...element, value: element.value.replace(/[a-z]/g, (letter) => accented[letter] ?? letter) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoElement) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(pseudoElement) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}
