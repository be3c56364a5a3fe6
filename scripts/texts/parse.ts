import { basename } from 'node:path'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export type MessageFile = { path: string; text: string }
export type Place = { line: number; column: number }
/** a text, or a list as a whole */
export type Leaf = Place & { value: unknown; offset: number; length: number }
/** What is wrong. `replacement`: the right text, if there is only one */
export type Remark = { severity?: 'warning'; problem: string; cure: string; replacement?: string }
/** Where it is wrong. */
export type Finding = Omit<Remark, 'severity'> &
  Place & { severity: 'error' | 'warning'; path: string; key: string }
/** `leaves`: by key; `tree`: of the file, if it can be read */
export type Parsed = { file: MessageFile; leaves: Map<string, Leaf>; findings: Finding[]; tree?: Node }

/** The language of a message file. */
export const localeOf = (path: string) => basename(path, '.json')

export const listIndex = /\.\d+$/

/** Line and column, from 1, of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * Parses a message file into its texts with their positions. Parse errors become findings; a file that is not
 * JSON has no leaves.
 */
export function parseMessages(file: MessageFile): Parsed {
  const findings: Finding[] = []
  const report = (offset: number, key: string, problem: string, cure: string) =>
    findings.push({ severity: 'error', path: file.path, ...placeAt(file.text, offset), key, problem, cure })

  const hasMark = file.text.startsWith('\uFEFF')
  if (hasMark) report(0, '', 'begins with a byte-order mark', 'save the file as UTF-8 without one')
  const text = hasMark ? ` ${file.text.slice(1)}` : file.text

  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  for (const { error, offset } of errors)
    report(
      offset,
      '',
      `is not valid JSON here (${printParseErrorCode(error)})`,
      'correct this line or the one above',
    )

  const leaves: Map<string, Leaf> = new Map()
  if (!tree || errors.length > 0) return { file, leaves, findings }
  if (tree.type !== 'object') report(0, '', 'is not an object', 'begin the file with { and end it with }')

  const visit = (node: Node, key: string) => {
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
  return { file, leaves, findings, tree }
}

const join = (key: string, name: unknown) => (key ? `${key}.${name}` : String(name))

/**
 * Line and column, from 1, of a place inside a text.
 * @param leaf the text @param index in its value
 */
export function placeInText({ text }: MessageFile, { offset }: Leaf, index: number) {
  // In the file, a character may be written as an escape: \" or \u00a0.
  const [written = ''] = text.slice(offset + 1).match(new RegExp(`^(?:\\\\u.{4}|\\\\.|[^]){${index}}`)) ?? []
  return placeAt(text, offset + 1 + written.length)
}
