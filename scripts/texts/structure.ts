import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { describeMessage, type Message } from './icu'
import {
  type Finding,
  listIndex,
  localeOf,
  type MessageFile,
  type Parsed,
  type Place,
  placeAt,
  type Remark,
} from './parse'
import { findingAt, when } from './remarks'

/** Tags that components replace; all other markup would be shown as text. */
const richTags = new Set(['year'])
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

/**
 * Compares a file with the English one: the same keys and types, no empty text, valid ICU with the same
 * arguments and tags, every plural category of the language.
 */
export function checkStructure(translated: Parsed, source: Parsed): Finding[] {
  const { file, leaves } = translated
  const report = (key: string, place: Place, remarks: Remark[]) =>
    remarks.map((remark) => findingAt(file.path, key, place, remark))

  const findings = [...leaves].flatMap(([key, leaf]) => {
    // Lists may differ in length, except in documents (clauses.ts).
    const isExtraItem = listIndex.test(key) && source.leaves.has(key.replace(listIndex, ''))
    const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
    const cure = `remove it, or add it to ${source.file.path}`
    return report(
      key,
      leaf,
      english
        ? remarksOn(leaf.value, english.value, localeOf(file.path))
        : [{ problem: 'is not in English', cure }],
    )
  })
  const missing = [...source.leaves].filter(([key]) => !leaves.has(key) && !listIndex.test(key))
  if (missing.length === 0 || leaves.size === 0) return findings
  const placeOf = groupPlaces(file)
  return [
    ...findings,
    ...missing.flatMap(([key, { value }]) =>
      report(key, placeOf(key), [{ problem: 'is missing', cure: `add it; English says “${value}”` }]),
    ),
  ]
}

/** Where a key belongs that a file lacks: the innermost group around it that the file has. */
function groupPlaces({ text }: MessageFile) {
  const tree = parseTree(text)
  return (key: string) => {
    const group = key.split('.').slice(0, -1)
    while (group.length > 0) {
      const node = tree && findNodeAtLocation(tree, group)
      if (node?.type === 'object') return placeAt(text, node.offset)
      group.pop()
    }
    return { line: 1, column: 1 }
  }
}

function remarksOn(value: unknown, english: unknown, locale: string): Remark[] {
  if (kindOf(value) !== kindOf(english))
    return [{ problem: `is ${kindOf(value)}`, cure: `write ${kindOf(english)}` }]
  if (typeof value !== 'string') return []
  if (value.trim() === '') return [{ problem: 'is empty', cure: 'write its text' }]
  return messageRemarks(describeMessage(value), describeMessage(String(english)), locale)
}

function messageRemarks(
  { text, names, tags, plurals, error }: Message,
  english: Message,
  locale: string,
): Remark[] {
  if (error) return [{ problem: `is not a valid message (${error})`, cure: 'check its { } and < >' }]
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return [
    ...[...english.names].flatMap((name) =>
      when(!names.has(name), { problem: `lacks ${name}`, cure: 'put it where it belongs' }),
    ),
    ...[...names].flatMap((name) =>
      when(!english.names.has(name), { problem: `has ${name}, which English lacks`, cure: 'remove it' }),
    ),
    ...[...tags].flatMap((tag) =>
      when(!richTags.has(tag), {
        problem: `holds markup: <${tag}>`,
        cure: 'write plain text; pages bring their own markup',
      }),
    ),
    ...when(/&(?:#\d+|[a-z]+);/i.test(text), {
      problem: 'holds an HTML entity',
      cure: 'write the character itself',
    }),
    ...plurals.flatMap((categories) =>
      needed.flatMap((category) =>
        when(!categories.includes(category), {
          problem: `has a plural without “${category}”`,
          cure: `add ${category} {…}; the language needs ${needed.join(', ')}`,
        }),
      ),
    ),
  ]
}
