import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { mapMessages } from './map-messages'
import { isValueKey } from './text-specs'

const accented: Record<string, string> = Object.fromEntries(
  Array.from('áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž', (letter, index) => [String.fromCharCode(97 + index), letter]),
)
/** Translations are longer than English by this factor at most. */
const growth = 0.4

/**
 * Converts messages to a pseudo-language, for `PSEUDO=1 npm run dev`: accented, in brackets and 40 % longer, with the
 * same arguments and tags. Text without brackets on the page is hard-coded; text that overflows has too little room.
 * @throws {SyntaxError} for a text that is not valid ICU MessageFormat
 */
export const pseudoLocalize = <T>(messages: T): T =>
  mapMessages(messages, (text, key) => (isValueKey(key) ? text : pseudoLocalizeText(text)))

function pseudoLocalizeText(message: string): string {
  // With spaces, so that lines can break in it.
  const padding = '~'.repeat(Math.ceil(message.length * growth)).replaceAll(/~{8}(?=~)/g, '~~~~~~~ ')
  return `⟦${printAST(parse(message).map(pseudoLocalizeElement))}${padding}⟧`
}

function pseudoLocalizeElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal)
    return { ...element, value: element.value.replace(/[a-z]/g, (letter) => accented[letter] ?? letter) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(pseudoLocalizeElement) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(pseudoLocalizeElement) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}
