import { createFinding, type Finding, type Position, type Violation } from './findings'
import { listIndexSuffix, type ParsedMessages } from './parse'
import { reportIf, untranslatedPrefix } from './rule'
import type { StringName, StringValue } from './strings'

const describeJsonKind = (value: unknown): StringName<'kinds'> =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean')
const getKindName = (kind: StringName<'kinds'>): StringValue => ({ string: `kinds.${kind}` })

/** Checks that a file has the same keys as the English one, with values of the same kind, and all of them translated. */
export function checkKeys({ file, leaves, groups }: ParsedMessages, source: ParsedMessages): Finding[] {
  const findings = [...leaves].flatMap(([key, leaf]) =>
    checkValue(key, leaf.value, source).map((violation) => createFinding(file.path, key, leaf, violation)),
  )
  const missing = [...source.leaves].filter(([key]) => !leaves.has(key) && !listIndexSuffix.test(key))
  if (leaves.size === 0) return findings
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

function checkValue(key: string, value: unknown, source: ParsedMessages): Violation[] {
  if (String(value).startsWith(untranslatedPrefix))
    return [{ code: 'notTranslated', values: { mark: untranslatedPrefix.trim() } }]
  // Lists may differ in length, except in legal documents (legal-clauses.ts).
  const isExtraItem = listIndexSuffix.test(key) && source.leaves.has(key.replace(listIndexSuffix, ''))
  const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
  if (!english) return [{ code: 'notInEnglish', values: { path: source.file.path } }]
  const [kind, wanted] = [describeJsonKind(value), describeJsonKind(english.value)]
  return reportIf(kind !== wanted, {
    code: 'kind',
    values: { kind: getKindName(kind), wanted: getKindName(wanted) },
  })
}
