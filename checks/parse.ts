import { basename } from 'node:path'
import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser'
import { createFinding, type Finding, type FindingCode, type Position } from './findings'
import type { StringName, StringValues } from './strings'

export type MessageFile = {
  path: string
  text: string
  /** the key of a text that is being edited and not yet saved */
  unsavedKey?: string
}
/** A value of a message file, or a list as a whole, with its position. Offset and length are in characters. */
export type Leaf = Position & { value: unknown; offset: number; length: number }
/** The values of a message file by key. */
export type ParsedTexts = { file: MessageFile; leaves: Map<string, Leaf> }
/** A parsed message file with the positions of its groups, by key, and its syntax errors. */
export type ParsedMessages = ParsedTexts & { groups: Map<string, Position>; findings: Finding[] }

/** The language of a message file: `fr` for `messages/fr.json`. */
export const getLocale = (path: string) => basename(path, '.json')

/** Matches the index at the end of a list item's key. */
export const listIndexSuffix = /\.\d+$/

/** Converts an offset in a text to line and column, both counted from 1. */
export function getPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

type Visited = [offset: number, length: number, line: number, column: number, path: () => JSONPath]

/**
 * Parses a message file into values and groups with their positions. Syntax errors are returned as findings; a file that
 * is not valid JSON has no values.
 */
export function parseMessages(file: MessageFile): ParsedMessages {
  const leaves: ParsedMessages['leaves'] = new Map()
  const groups: ParsedMessages['groups'] = new Map()
  const findings: Finding[] = []
  const names: Set<string> = new Set()
  const report = (line: number, column: number, key: string, code: FindingCode, values?: StringValues) =>
    findings.push(createFinding(file.path, key, { line: line + 1, column: column + 1 }, { code, values }))
  const addLeaf = (value: unknown, ...[offset, length, line, column, path]: Visited) => {
    const key = path().join('.')
    if (!leaves.has(key)) leaves.set(key, { value, offset, length, line: line + 1, column: column + 1 })
  }
  const hasMark = file.text.startsWith('\uFEFF')
  visit(
    hasMark ? ` ${file.text.slice(1)}` : file.text,
    {
      onLiteralValue: addLeaf,
      onArrayBegin: (...visited) => addLeaf([], ...visited),
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
 * Finds the line and column of a character of a text.
 * @param leaf the text
 * @param index the position of the character in the text's value
 */
export function getPositionInText({ text }: MessageFile, { offset }: Leaf, index: number) {
  // In the file, a character may be written as an escape: \" or \u00a0.
  const [written = ''] = text.slice(offset + 1).match(new RegExp(`^(?:\\\\u.{4}|\\\\.|[^]){${index}}`)) ?? []
  return getPosition(text, offset + 1 + written.length)
}
