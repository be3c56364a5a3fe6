import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

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

/** Keys whose values are numbers, codes and addresses, not words. */
const notWords = /^(email|amount|currency|value|best|count|updated|url|href)$/

/**
 * A dictionary in the pseudo-language: accented, bracketed, 40 % longer, its arguments and tags in
 * place. What shows up without brackets is hard-coded; what bursts is too tight.
 */
export function pseudo<T>(words: T, key = ''): T {
  if (typeof words === 'string') return (notWords.test(key) ? words : pseudoMessage(words)) as T
  if (Array.isArray(words)) return words.map((word) => pseudo(word)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, pseudo(value, name)])) as T
}

function pseudoMessage(message: string): string {
  const padding = '~'.repeat(Math.ceil(message.length * growth))
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
