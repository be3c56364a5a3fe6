import { createFinding, type Finding, type Position, type Violation } from './findings'
import { listIndexSuffix, type ParsedMessages } from './parse'
import { reportIf, untranslatedPrefix } from './rule'
import type { StringName, StringValue } from './strings'

const kindOf = (value: unknown): StringName<'kinds'> =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean')
const named = (kind: StringName<'kinds'>): StringValue => ({ string: `kinds.${kind}` })

/** Whether a file has the texts of the English one: the same keys and kinds, and all of them translated. */
export function checkKeys({ file, leaves, groups }: ParsedMessages, source: ParsedMessages): Finding[] {
  const findings = [...leaves].flatMap(([key, leaf]) =>
    remarksOn(key, leaf.value, source).map((remark) => createFinding(file.path, key, leaf, remark)),
  )
  const missing = [...source.leaves].filter(([key]) => !leaves.has(key) && !listIndexSuffix.test(key))
  if (leaves.size === 0) return findings
  return [
    ...findings,
    ...missing.map(([key, { value }]) =>
      createFinding(file.path, key, groupOf(key, groups), {
        code: 'missing',
        values: { english: String(value) },
      }),
    ),
  ]
}

/** Where a key belongs that a file lacks: the innermost group around it that the file has. */
function groupOf(key: string, groups: ParsedMessages['groups']): Position {
  const group = key.replace(/(?:^|\.)[^.]*$/, '')
  return groups.get(group) ?? (group ? groupOf(group, groups) : { line: 1, column: 1 })
}

function remarksOn(key: string, value: unknown, source: ParsedMessages): Violation[] {
  if (String(value).startsWith(untranslatedPrefix))
    return [{ code: 'notTranslated', values: { mark: untranslatedPrefix.trim() } }]
  // Lists may differ in length, except in documents (consistency.ts).
  const isExtraItem = listIndexSuffix.test(key) && source.leaves.has(key.replace(listIndexSuffix, ''))
  const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
  if (!english) return [{ code: 'notInEnglish', values: { path: source.file.path } }]
  const [kind, wanted] = [kindOf(value), kindOf(english.value)]
  return reportIf(kind !== wanted, { code: 'kind', values: { kind: named(kind), wanted: named(wanted) } })
}
