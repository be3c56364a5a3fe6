import { type MessageFile, parseMessages } from './parse'

const countEqual = (one: readonly string[], other: readonly string[]) => {
  const index = one.findIndex((part, at) => part !== other[at])
  return index < 0 ? one.length : index
}

/** Compares two lists of parts. @returns how many parts both begin with, and how many of the others both end with */
export function compareParts(before: readonly string[], after: readonly string[]) {
  const start = countEqual(before, after)
  return { start, end: countEqual(before.slice(start).reverse(), after.slice(start).reverse()) }
}

/** Matches a character of a JSON string, as it is written: `é`, `\n`, `\u00e9`, or two halves of an emoji. */
const characterPattern = /\\ud[89ab]..\\ud[c-f]..|\\u....|\\?./gisu
const splitCharacters = (json: string): string[] => json.slice(1, -1).match(characterPattern) ?? []
const readCharacter = (written: string): string => JSON.parse(`"${written}"`)

/**
 * Changes one text in a file's JSON, and keeps all other characters as they are written. Returns the JSON as it is if the
 * key has no text.
 */
export function replaceText(file: MessageFile, key: string, text: string): string {
  const leaf = parseMessages(file).leaves.get(key)
  if (typeof leaf?.value !== 'string') return file.text
  const before = splitCharacters(file.text.slice(leaf.start, leaf.end))
  const after = splitCharacters(JSON.stringify(text))
  const { start, end } = compareParts(before.map(readCharacter), after.map(readCharacter))
  const changed = after.slice(start, after.length - end).join('')
  const offset = leaf.start + 1 + before.slice(0, start).join('').length
  const endOffset = leaf.end - 1 - before.slice(before.length - end).join('').length
  return file.text.slice(0, offset) + changed + file.text.slice(endOffset)
}
