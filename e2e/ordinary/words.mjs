import { readdirSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** @import { ProjectCopy } from './changes.mjs' */

/** What is more than words: as an editor may change it within what the check allows. @type {[RegExp, (value: string) => string][]} */
const values = [
  [/(^|\.)email$/, () => 'letters@other.example'],
  [/\.amount$/, (value) => (Number(value) + 5).toFixed(2)],
  [/\.currency$/, () => 'USD'],
  [/^book\.rating\.best$/, () => '10'],
  [/^book\.rating\.value$/, () => '9.3'],
  [/^book\.rating\.count$/, (value) => String(Number(value) + 30)],
  [/^(terms|privacy|accessibility)\.updated$/, () => '2027-02-15'],
]

/** Letters thirteen places on: every word another one, lengths and marks as they were. @param {string} text */
const turned = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @param {Element} element @returns {Element} */
function turnedPart(element) {
  if (element.type === TYPE.literal) return { ...element, value: turned(element.value) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(turnedPart) }
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return {
      ...element,
      options: Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(turnedPart) },
        ]),
      ),
    }
  return element
}

/**
 * A dictionary in which no text is what it was; arguments, tags, marks and lengths stay.
 * @param {unknown} words @param {string} [key] @returns {unknown}
 */
function otherWords(words, key = '') {
  if (typeof words === 'string') {
    const [, change] = values.find(([keys]) => keys.test(key)) ?? []
    return change ? change(words) : printAST(parse(words).map(turnedPart))
  }
  if (Array.isArray(words)) return words.map((word, index) => otherWords(word, `${key}.${index}`))
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, value]) => [
      name,
      otherWords(value, key ? `${key}.${name}` : name),
    ]),
  )
}

/** Paths of all message files. @param {string} [root] */
export const messageFiles = (root = '.') =>
  ['messages', 'messages/legal'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  )

/** Changes every text of a copy of the project. @param {ProjectCopy} copy */
export function editWords({ folder, read, write }) {
  for (const file of messageFiles(folder))
    write(file, `${JSON.stringify(otherWords(JSON.parse(read(file))), null, 2)}\n`)
}
