import { basename } from 'node:path'
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser'

export type MessageFile = { path: string; text: string }
export type Place = { line: number; column: number }
/** a text, or a list as a whole */
export type Leaf = Place & { value: unknown; offset: number; length: number }
/** What is wrong. `replacement`: the right text, if there is only one */
export type Remark = { severity?: 'warning'; problem: string; cure: string; replacement?: string }
/** Where it is wrong. */
export type Finding = Omit<Remark, 'severity'> &
  Place & { severity: 'error' | 'warning'; path: string; key: string }
/** by key */
export type TextFile = { file: MessageFile; leaves: Map<string, Leaf> }
/** `groups`: by key */
export type Parsed = TextFile & { groups: Map<string, Place>; findings: Finding[] }

/** The language of a message file. */
export const localeOf = (path: string) => basename(path, '.json')

export const listIndex = /\.\d+$/

/** Line and column, from 1, of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** A remark on a place in a file; an error if it does not say otherwise. */
export const findingAt = (path: string, key: string, { line, column }: Place, remark: Remark): Finding => ({
  ...remark,
  severity: remark.severity ?? 'error',
  path,
  line,
  column,
  key,
})

type Visited = [offset: number, length: number, line: number, column: number, path: () => JSONPath]

/**
 * Parses a message file into its texts and groups with their positions. Parse errors become findings; a file that is
 * not JSON has no texts.
 */
export function parseMessages(file: MessageFile): Parsed {
  const leaves: Parsed['leaves'] = new Map()
  const groups: Parsed['groups'] = new Map()
  const findings: Finding[] = []
  const names: Set<string> = new Set()
  const report = (line: number, column: number, key: string, problem: string, cure: string) =>
    findings.push(findingAt(file.path, key, { line: line + 1, column: column + 1 }, { problem, cure }))
  const keep = (value: unknown, ...[offset, length, line, column, path]: Visited) => {
    const key = path().join('.')
    if (!leaves.has(key)) leaves.set(key, { value, offset, length, line: line + 1, column: column + 1 })
  }
  const hasMark = file.text.startsWith('\uFEFF')
  visit(
    hasMark ? ` ${file.text.slice(1)}` : file.text,
    {
      onLiteralValue: keep,
      onArrayBegin: (...visited) => keep([], ...visited),
      onObjectBegin: (_offset, _length, line, column, path) => {
        groups.set(path().join('.'), { line: line + 1, column: column + 1 })
      },
      onObjectProperty: (name, _offset, _length, line, column, path) => {
        const key = [...path(), name].join('.')
        if (names.has(key)) report(line, column, key, 'stands twice', 'keep one of the two')
        names.add(key)
      },
      onError: (error, _offset, _length, line, column) => {
        const problem = `is not valid JSON here (${printParseErrorCode(error)})`
        report(line, column, '', problem, 'correct this line or the one above')
      },
    },
    { disallowComments: true },
  )
  if (findings.some(({ key }) => key === '')) leaves.clear()
  else if (!groups.has('')) report(0, 0, '', 'is not an object', 'begin the file with { and end it with }')
  if (hasMark) report(0, 0, '', 'begins with a byte-order mark', 'save the file as UTF-8 without one')
  return { file, leaves, groups, findings }
}

/**
 * Line and column, from 1, of a place inside a text.
 * @param leaf the text @param index in its value
 */
export function placeInText({ text }: MessageFile, { offset }: Leaf, index: number) {
  // In the file, a character may be written as an escape: \" or \u00a0.
  const [written = ''] = text.slice(offset + 1).match(new RegExp(`^(?:\\\\u.{4}|\\\\.|[^]){${index}}`)) ?? []
  return placeAt(text, offset + 1 + written.length)
}
