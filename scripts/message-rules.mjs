import { parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseTree, printParseErrorCode } from 'jsonc-parser'

/**
 * @typedef {{ path: string, text: string }} MessageFile
 * @typedef {{ value: unknown, line: number }} Leaf
 */

const listIndex = /\.\d+$/
const kindOf = (/** @type {unknown} */ value) => (Array.isArray(value) ? 'list' : typeof value)
const isListItem = (/** @type {string} */ key) => listIndex.test(key)

/**
 * Checks message files against the English one: valid JSON, the same keys, no empty text, valid ICU,
 * the same arguments and tags. Returns one sentence a problem: file, line, key, what is wrong, the cure.
 * @param {MessageFile[]} files
 * @param {string} sourcePath the English file among them
 * @returns {string[]}
 */
export function checkMessages(files, sourcePath) {
  /** @type {string[]} */
  const problems = []
  const leaves = new Map(files.map((file) => [file.path, readLeaves(file, problems)]))
  const source = leaves.get(sourcePath)
  if (!source) return problems

  for (const [path, translated] of leaves) {
    if (!translated) continue
    for (const [key, { value, line }] of translated) {
      const at = `${path}:${line} ${key}:`
      // A translation may need more or fewer paragraphs than English: only the list itself must be there.
      const isExtraItem = isListItem(key) && !source.has(key) && source.has(key.replace(listIndex, ''))
      const english = isExtraItem ? { value: '' } : source.get(key)
      if (!english) problems.push(`${at} English has no such key; remove it, or add it to ${sourcePath}.`)
      else if (kindOf(value) !== kindOf(english.value))
        problems.push(`${at} is a ${kindOf(value)}; write a ${kindOf(english.value)}.`)
      else if (value === '') problems.push(`${at} is empty; write its text.`)
      else if (typeof value === 'string') problems.push(...icuProblems(at, value, String(english.value)))
    }
    for (const [key, { value }] of source) {
      if (!translated.has(key) && !isListItem(key))
        problems.push(`${path} ${key}: is missing; add it. English says “${value}”.`)
    }
  }
  return problems
}

/**
 * @param {MessageFile} file
 * @param {string[]} problems
 * @returns {Map<string, Leaf> | undefined}
 */
function readLeaves({ path, text }, problems) {
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = []
  const tree = parseTree(text, errors, { disallowComments: true })
  for (const { error, offset } of errors)
    problems.push(
      `${path}:${lineAt(offset)} is not valid JSON here (${printParseErrorCode(error)}); mend the line or the one above.`,
    )
  if (!tree || errors.length > 0) return undefined

  /** @type {Map<string, Leaf>} */
  const leaves = new Map()
  /** @param {import('jsonc-parser').Node} node @param {string} key */
  const visit = (node, key) => {
    if (node.type === 'object' || node.type === 'array') {
      if (node.type === 'array') leaves.set(key, { value: [], line: lineAt(node.offset) })
      node.children?.forEach((child, index) => {
        const [name, value] = node.type === 'array' ? [{ value: index }, child] : (child.children ?? [])
        if (name && value) visit(value, key ? `${key}.${name.value}` : String(name.value))
      })
      return
    }
    if (leaves.has(key)) problems.push(`${path}:${lineAt(node.offset)} ${key}: stands twice; keep one.`)
    leaves.set(key, { value: node.value, line: lineAt(node.offset) })
  }
  visit(tree, '')
  return leaves
}

/**
 * @param {string} at
 * @param {string} text
 * @param {string} english
 */
function icuProblems(at, text, english) {
  let found
  try {
    found = placeholders(text)
  } catch (error) {
    return [
      `${at} is not a valid message (${error instanceof Error ? error.message : error}); check { } and < >.`,
    ]
  }
  const wanted = placeholders(english)
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `${at} lacks ${name}; English has it.`),
    ...[...found]
      .filter((name) => !wanted.has(name))
      .map((name) => `${at} has ${name}, which English lacks.`),
  ]
}

/** The arguments and tags of a message, as `{name}` and `<name>`. @param {string} text */
function placeholders(text) {
  /** @type {Set<string>} */
  const names = new Set()
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
      if ('children' in element) visit(element.children)
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parseIcu(text))
  return names
}
