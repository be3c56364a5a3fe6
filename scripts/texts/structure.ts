import { type Finding, findingAt, listIndex, type Parsed, type Place, type Remark } from './parse'
import { untranslatedMark, when } from './remarks'

/** What the check says of a text that is not translated. */
export const notTranslated = 'is not translated yet'

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

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
        problem: 'is missing',
        cure: `add it; English says “${value}”`,
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
    return [{ problem: notTranslated, cure: `translate it and remove ${untranslatedMark.trim()}` }]
  // Lists may differ in length, except in documents (facts.ts).
  const isExtraItem = listIndex.test(key) && source.leaves.has(key.replace(listIndex, ''))
  const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
  if (!english) return [{ problem: 'is not in English', cure: `remove it, or add it to ${source.file.path}` }]
  const wanted = kindOf(english.value)
  return when(kindOf(value) !== wanted, { problem: `is ${kindOf(value)}`, cure: `write ${wanted}` })
}
