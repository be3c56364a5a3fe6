import { readdirSync } from 'node:fs'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

import type { ProjectCopy } from './changes'

/** New values for fields with a format, which the message check accepts. */
const values: [RegExp, (value: string) => string][] = [
  [/(^|\.)email$/, () => 'letters@other.example'],
  [/\.amount$/, (value) => (Number(value) + 5).toFixed(2)],
  [/\.currency$/, () => 'USD'],
  [/^book\.rating\.best$/, () => '10'],
  [/^book\.rating\.value$/, () => '9.3'],
  [/^book\.rating\.count$/, (value) => String(Number(value) + 30)],
  [/^(terms|privacy|accessibility)\.updated$/, () => '2027-02-15'],
]

/** ROT13: every word changes; lengths and punctuation stay. */
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })

export type Element = MessageFormatElement
function rot13Element(element: Element): Element {
  if (element.type === TYPE.literal) return { ...element, value: rot13(element.value) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(rot13Element) }
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return {
      ...element,
      options: Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(rot13Element) },
        ]),
      ),
    }
  return element
}

/** Messages with every text changed; arguments, tags, punctuation and lengths stay. */
function changedMessages(messages: unknown, key: string = ''): unknown {
  if (typeof messages === 'string') {
    const [, change] = values.find(([keys]) => keys.test(key)) ?? []
    return change ? change(messages) : printAST(parse(messages).map(rot13Element))
  }
  if (Array.isArray(messages))
    return messages.map((message, index) => changedMessages(message, `${key}.${index}`))
  return Object.fromEntries(
    Object.entries(messages ?? {}).map(([name, value]) => [
      name,
      changedMessages(value, key ? `${key}.${name}` : name),
    ]),
  )
}

/** Paths of all message files. */
export const messageFiles = (root: string = '.') =>
  ['messages', 'messages/legal'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  )

/** Changes every text of a copy of the project. */
export function editMessages({ folder, read, write }: ProjectCopy) {
  for (const file of messageFiles(folder))
    write(file, `${JSON.stringify(changedMessages(JSON.parse(read(file))), null, 2)}\n`)
}
