import { type JSONPath, printParseErrorCode, visit } from 'jsonc-parser'
import { createFinding, type Finding, type FindingCode, type Position, type Violation } from './findings'
import { createNestingCheck } from './nesting'

export type MessageFile = { path: string; text: string }
/** A value of a message file, or a list as a whole, with its position. */
type Leaf = Position & {
  value: unknown
  /** where the value begins and ends in the file */
  start: number
  end: number
}
/** A parsed message file: its values by key, the positions of its groups by key, and its syntax errors. */
export type ParsedMessages = {
  file: MessageFile
  leaves: Map<string, Leaf>
  groups: Map<string, Position>
  findings: Finding[]
}

/** The language of a message file: `fr` for `messages/fr.json`. */
export const getLocale = (path: string) => path.replace(/^.*\/|\.json$/g, '')

/** Converts an offset in a text to line and column. */
function getPosition(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const mergeMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/m

type Visited = [offset: number, length: number, line: number, column: number, path: () => JSONPath]

/**
 * Parses a message file. A file that is not valid JSON has no values, and only the first syntax error as a finding,
 * because one mistake often causes several.
 */
export function parseMessages(file: MessageFile): ParsedMessages {
  const leaves: ParsedMessages['leaves'] = new Map()
  const groups: ParsedMessages['groups'] = new Map()
  const findings: Finding[] = []
  const errors: Finding[] = []
  const names: Set<string> = new Set()
  const createAt = (line: number, column: number, key: string, violation: Violation) =>
    createFinding(file.path, key, { line: line + 1, column: column + 1 }, violation)
  const addLeaf = (value: unknown, ...[start, length, line, column, path]: Visited) => {
    const key = path().join('.')
    const leaf = { value, start, end: start + length, line: line + 1, column: column + 1 }
    if (!leaves.has(key)) leaves.set(key, leaf)
  }
  const hasMark = file.text.startsWith('\uFEFF')
  const text = hasMark ? ` ${file.text.slice(1)}` : file.text
  const nesting = createNestingCheck(text)
  visit(
    text,
    {
      onLiteralValue: (value, ...visited) => {
        nesting.onItem(visited[0])
        addLeaf(value, ...visited)
      },
      onArrayBegin: (...visited) => {
        nesting.onBegin(visited[0], visited[4]())
        addLeaf([], ...visited)
      },
      onArrayEnd: nesting.onEnd,
      onObjectBegin: (offset, _length, line, column, path) => {
        nesting.onBegin(offset, path())
        groups.set(path().join('.'), { line: line + 1, column: column + 1 })
      },
      onObjectEnd: nesting.onEnd,
      onObjectProperty: (name, offset, _length, line, column, path) => {
        nesting.onItem(offset)
        const key = [...path(), name].join('.')
        if (names.has(key)) findings.push(createAt(line, column, key, { code: 'twice' }))
        names.add(key)
      },
      onError: (error, _offset, _length, line, column) => {
        const code = `json${printParseErrorCode(error)}` as FindingCode
        errors.push(createAt(line, column, '', { code }))
      },
    },
    { disallowComments: true },
  )
  const marker = mergeMarker.exec(text)
  if (marker) {
    const position = getPosition(text, marker.index)
    errors.unshift(createFinding(file.path, '', position, { code: 'mergeMarker' }))
  } else if (errors[0] && nesting.found) {
    const { offset, violation } = nesting.found
    errors.unshift(createFinding(file.path, '', getPosition(text, offset), violation))
  } else if (errors.length === 0 && !groups.has('')) errors.push(createAt(0, 0, '', { code: 'notObject' }))
  if (errors.length > 0) leaves.clear()
  const mark = hasMark ? [createAt(0, 0, '', { code: 'byteOrderMark' })] : []
  return { file, leaves, groups, findings: [...mark, ...(errors.length > 0 ? errors.slice(0, 1) : findings)] }
}

/** Changes one text in a file's JSON, and nothing else. Returns the JSON as it is if the key has no text, or this one. */
export function replaceText(file: MessageFile, key: string, text: string): string {
  const leaf = parseMessages(file).leaves.get(key)
  if (typeof leaf?.value !== 'string' || leaf.value === text) return file.text
  return file.text.slice(0, leaf.start) + JSON.stringify(text) + file.text.slice(leaf.end)
}
