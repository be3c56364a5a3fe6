import { parseTree, printParseErrorCode } from 'jsonc-parser'

/**
 * @typedef {{ path: string, text: string }} MessageFile
 * @typedef {{ line: number, column: number }} Place
 * @typedef {Place & { value: unknown, offset: number, length: number }} Leaf a text, or a list as a whole
 * @typedef {{
 *   severity: 'error' | 'warning', path: string, line: number, column: number, key: string,
 *   problem: string, cure: string, replacement?: string
 * }} Finding `replacement`: the right text, if there is only one
 * @typedef {{ file: MessageFile, leaves: Map<string, Leaf>, findings: Finding[] }} Parsed
 */

export const listIndex = /\.\d+$/

/** Line and column, from 1, of an offset. @param {string} text @param {number} offset @returns {Place} */
export function placeAt(text, offset) {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * Parses a message file into its texts with their positions. Parse errors become findings; a file that is not
 * JSON has no leaves.
 * @param {MessageFile} file
 * @returns {Parsed}
 */
export function parseMessages(file) {
  /** @type {Finding[]} */
  const findings = []
  /** @param {number} offset @param {string} key @param {string} problem @param {string} cure */
  const report = (offset, key, problem, cure) =>
    findings.push({ severity: 'error', path: file.path, ...placeAt(file.text, offset), key, problem, cure })

  const hasMark = file.text.startsWith('\uFEFF')
  if (hasMark) report(0, '', 'begins with a byte-order mark', 'save the file as UTF-8 without one')
  const text = hasMark ? ` ${file.text.slice(1)}` : file.text

  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = []
  const tree = parseTree(text, errors, { disallowComments: true })
  for (const { error, offset } of errors)
    report(
      offset,
      '',
      `is not valid JSON here (${printParseErrorCode(error)})`,
      'correct this line or the one above',
    )

  /** @type {Map<string, Leaf>} */
  const leaves = new Map()
  if (!tree || errors.length > 0) return { file, leaves, findings }
  if (tree.type !== 'object') report(0, '', 'is not an object', 'begin the file with { and end it with }')

  /** @param {import('jsonc-parser').Node} node @param {string} key */
  const visit = (node, key) => {
    const { offset, length } = node
    const leaf = { offset, length, ...placeAt(text, offset) }
    if (node.type === 'object') {
      const names = node.children?.map((child) => child.children?.[0]?.value) ?? []
      for (const [index, name] of names.entries())
        if (names.indexOf(name) !== index)
          report(
            node.children?.[index]?.offset ?? offset,
            join(key, name),
            'stands twice',
            'keep one of the two',
          )
    } else leaves.set(key, { ...leaf, value: node.type === 'array' ? [] : node.value })
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = node.type === 'array' ? [{ value: index }, child] : (child.children ?? [])
      if (name && value && !leaves.has(join(key, name.value))) visit(value, join(key, name.value))
    }
  }
  visit(tree, '')
  return { file, leaves, findings }
}

/** @param {string} key @param {unknown} name */
const join = (key, name) => (key ? `${key}.${name}` : String(name))

/**
 * Line and column, from 1, of a place inside a text.
 * @param {MessageFile} file @param {Leaf} leaf the text @param {number} index in its value
 */
export function placeInText({ text }, { offset }, index) {
  // In the file, a character may be written as an escape: \" or \u00a0.
  const [written = ''] = text.slice(offset + 1).match(new RegExp(`^(?:\\\\u.{4}|\\\\.|[^]){${index}}`)) ?? []
  return placeAt(text, offset + 1 + written.length)
}
