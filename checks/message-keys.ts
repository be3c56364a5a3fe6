import { createFinding, type Finding, type Position, type Violation } from './findings'
import type { ParsedMessages } from './parse'
import { listIndexSuffix, reportIf } from './rule'

const getKind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** Checks that a file has the same keys as the English one, with values of the same kind. */
export function checkKeys({ file, leaves, groups }: ParsedMessages, english: ParsedMessages): Finding[] {
  if (leaves.size === 0) return []
  const findings = [...leaves].flatMap(([key, leaf]) =>
    checkValue(key, leaf.value, english).map((violation) => createFinding(file.path, key, leaf, violation)),
  )
  const missing = [...english.leaves].filter(([key]) => !leaves.has(key) && !listIndexSuffix.test(key))
  return [
    ...findings,
    ...missing.map(([key, { value }]) =>
      createFinding(file.path, key, findGroup(key, groups), {
        code: 'missing',
        values: { english: String(value) },
      }),
    ),
  ]
}

/** The position of the innermost group of a missing key that the file has. */
function findGroup(key: string, groups: ParsedMessages['groups']): Position {
  const group = key.replace(/(?:^|\.)[^.]*$/, '')
  return groups.get(group) ?? (group ? findGroup(group, groups) : { line: 1, column: 1 })
}

function checkValue(key: string, value: unknown, { file, leaves }: ParsedMessages): Violation[] {
  // A list of another length is reported as a whole.
  const isExtraItem = listIndexSuffix.test(key) && leaves.has(key.replace(listIndexSuffix, ''))
  const source = leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
  if (!source) return [{ code: 'notInEnglish', values: { path: file.path } }]
  const [kind, wanted] = [getKind(value), getKind(source.value)]
  return reportIf(kind !== wanted, { code: wanted === 'list' ? 'kindList' : 'kindText' })
}
