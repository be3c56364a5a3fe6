import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { describeMessage } from './icu'
import { listIndex, placeAt } from './parse'

/** Tags that components replace; all other markup would be shown as text. */
const richTags = new Set(['year'])
const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

/**
 * Compares a file with the English one: the same keys and types, no empty text, valid ICU with the same
 * arguments and tags, every plural category of the language.
 */
export function checkStructure(
  translated: import('./parse').Parsed,
  source: import('./parse').Parsed,
  locale: string,
): import('./parse').Finding[] {
  const findings: import('./parse').Finding[] = []
  const { path } = translated.file
  const report = (key: string, { line, column }: import('./parse').Place, problem: string, cure: string) =>
    findings.push({ severity: 'error', path, line, column, key, problem, cure })

  for (const [key, leaf] of translated.leaves) {
    // Lists may differ in length, except in documents (clauses.ts).
    const isExtraItem = listIndex.test(key) && source.leaves.has(key.replace(listIndex, ''))
    const english = source.leaves.get(key) ?? (isExtraItem ? { value: '' } : undefined)
    if (!english) report(key, leaf, 'is not in English', `remove it, or add it to ${source.file.path}`)
    else if (kindOf(leaf.value) !== kindOf(english.value))
      report(key, leaf, `is ${kindOf(leaf.value)}`, `write ${kindOf(english.value)}`)
    else if (typeof leaf.value === 'string' && leaf.value.trim() === '')
      report(key, leaf, 'is empty', 'write its text')
    else if (typeof leaf.value === 'string')
      for (const [problem, cure] of icuProblems(leaf.value, String(english.value), locale))
        report(key, leaf, problem, cure)
  }
  const missing = [...source.leaves].filter(([key]) => !translated.leaves.has(key) && !listIndex.test(key))
  if (missing.length === 0 || translated.leaves.size === 0) return findings
  const placeOf = groupPlaces(translated.file)
  for (const [key, { value }] of missing)
    report(key, placeOf(key), 'is missing', `add it; English says “${value}”`)
  return findings
}

/** Where a key belongs that a file lacks: the innermost group around it that the file has. */
function groupPlaces({ text }: import('./parse').MessageFile) {
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

function icuProblems(text: string, english: string, locale: string): [problem: string, cure: string][] {
  let found: ReturnType<typeof describeMessage>
  try {
    found = describeMessage(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [[`is not a valid message (${reason})`, 'check its { } and < >']]
  }
  const wanted = englishNames(english)
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return [
    ...[...wanted]
      .filter((name) => !found.names.has(name))
      .map((name) => pair(`lacks ${name}`, 'put it where it belongs')),
    ...[...found.names]
      .filter((name) => !wanted.has(name))
      .map((name) => pair(`has ${name}, which English lacks`, 'remove it')),
    ...[...found.tags]
      .filter((tag) => !richTags.has(tag))
      .map((tag) => pair(`holds markup: <${tag}>`, 'write plain text; pages bring their own markup')),
    ...(/&(?:#\d+|[a-z]+);/i.test(found.text)
      ? [pair('holds an HTML entity', 'write the character itself')]
      : []),
    ...found.plurals.flatMap((categories) =>
      needed
        .filter((category) => !categories.includes(category))
        .map((category) =>
          pair(
            `has a plural without “${category}”`,
            `add ${category} {…}; the language needs ${needed.join(', ')}`,
          ),
        ),
    ),
  ]
}

function englishNames(english: string) {
  try {
    return describeMessage(english).names
  } catch {
    // Reported for the English file.
    return new Set<string>()
  }
}

const pair = (problem: string, cure: string): [string, string] => [problem, cure]
