import { basename } from 'node:path'
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser'
import { createFinding, type Finding, type FindingCode, type Position } from './findings'
import type { StringName, StringValues } from './strings'

/** `changed`: the key of a text that is not saved yet */
export type MessageFile = { path: string; text: string; unsavedKey?: string }
/** a text, or a list as a whole */
export type Leaf = Position & { value: unknown; offset: number; length: number }
/** by key */
export type ParsedTexts = { file: MessageFile; leaves: Map<string, Leaf> }
/** `groups`: by key */
export type ParsedMessages = ParsedTexts & { groups: Map<string, Position>; findings: Finding[] }

/** The language of a message file. */
export const getLocale = (path: string) => basename(path, '.json')

export const listIndexSuffix = /\.\d+$/

/** Line and column, from 1, of an offset. */
export function getPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type Visited = [offset: number, length: number, line: number, column: number, path: () => JSONPath]

/**
 * Parses a message file into its texts and groups with their positions. Parse errors become findings; a file that is
 * not JSON has no texts.
 */
export function parseMessages(file: MessageFile): ParsedMessages {
  const leaves: ParsedMessages['leaves'] = new Map()
  const groups: ParsedMessages['groups'] = new Map()
  const findings: Finding[] = []
  const names: Set<string> = new Set()
  const report = (line: number, column: number, key: string, code: FindingCode, values?: StringValues) =>
    findings.push(createFinding(file.path, key, { line: line + 1, column: column + 1 }, { code, values }))
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
        if (names.has(key)) report(line, column, key, 'twice')
        names.add(key)
      },
      onError: (error, _offset, _length, line, column) => {
        const code = printParseErrorCode(error) as StringName<'json'>
        report(line, column, '', 'notJson', { reason: { string: `json.${code}` } })
      },
    },
    { disallowComments: true },
  )
  if (findings.some(({ key }) => key === '')) leaves.clear()
  else if (!groups.has('')) report(0, 0, '', 'notObject')
  if (hasMark) report(0, 0, '', 'byteOrderMark')
  return { file, leaves, groups, findings }
}

/**
 * Line and column, from 1, of a place inside a text.
 * @param leaf the text @param index in its value
 */
export function getPositionInText({ text }: MessageFile, { offset }: Leaf, index: number) {
  // In the file, a character may be written as an escape: \" or \u00a0.
  const [written = ''] = text.slice(offset + 1).match(new RegExp(`^(?:\\\\u.{4}|\\\\.|[^]){${index}}`)) ?? []
  return getPosition(text, offset + 1 + written.length)
}
