import { type Finding, findingAt, type Place, type Remark } from './findings'
import { listIndex, type Parsed } from './parse'
import { untranslatedMark, when } from './remarks'
import type { Group, Value } from './strings'

const kindOf = (value: unknown): Group<'kinds'> =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean')
const named = (kind: Group<'kinds'>): Value => ({ string: `kinds.${kind}` })

/** Whether a file has the texts of the English one: the same keys and kinds, and all of them translated. */
export function checkKeys({ file, leaves, groups }: Parsed, source: Parsed): Finding[] {
  const findings = [...leaves].flatMap(([key, leaf]) =>
    remarksOn(key, leaf.value, source).map((remark) => findingAt(file.path, key, leaf, remark)),
  )
  const missing = [...source.leaves].filter(([key]) => !leaves.has(key) && !listIndex.test(key))
  if (leaves.size === 0) return findings
  return [
    ...findings,
    ...missing.map(([key, { value }]) =>
      findingAt(file.path, key, groupOf(key, groups), {
        code: 'missing',
        values: { english: String(value) },
      }),
    ),
  ]
}

/** Where a key belongs that a file lacks: the innermost group around it that the file has. */
function groupOf(key: string, groups: Parsed['groups']): Place {
  const group = key.replace(/(?:^|\.)[^.]*$/, '')
  return groups.get(group) ?? (group ? groupOf(group, groups) : { line: 1, column: 1 })
}

function remarksOn(key: string, value: unknown, source: Parsed): Remark[] {
  if (String(value).startsWith(untranslatedMark))
    return [{ code: 'notTranslated', values: { mark: untranslatedMark.trim() } }]
  // Lists may differ in length, except in documents (facts.ts).
  const isExtraItem = listIndex.test(key) && source.leaves.has(key.replace(listIndex, ''))
  const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
  if (!english) return [{ code: 'notInEnglish', values: { path: source.file.path } }]
  const [kind, wanted] = [kindOf(value), kindOf(english.value)]
  return when(kind !== wanted, { code: 'kind', values: { kind: named(kind), wanted: named(wanted) } })
}
