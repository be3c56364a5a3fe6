import { describeMessage } from './icu.mjs'
import { listIndex } from './parse.mjs'

/** Tags that components replace; all other markup would be shown as text. */
const richTags = new Set(['year'])
const kindOf = (/** @type {unknown} */ value) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`

/**
 * Compares a file with the English one: the same keys and types, no empty text, valid ICU with the same
 * arguments and tags, every plural category of the language.
 * @param {import('./parse.mjs').Parsed} translated
 * @param {import('./parse.mjs').Parsed} source
 * @param {string} locale
 * @returns {import('./parse.mjs').Finding[]}
 */
export function checkStructure(translated, source, locale) {
  /** @type {import('./parse.mjs').Finding[]} */
  const findings = []
  const { path } = translated.file
  /** @param {string} key @param {import('./parse.mjs').Place} place @param {string} problem @param {string} cure */
  const report = (key, { line, column }, problem, cure) =>
    findings.push({ severity: 'error', path, line, column, key, problem, cure })

  for (const [key, leaf] of translated.leaves) {
    // A translation may need more or fewer paragraphs than English: only the list itself must be there.
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
  for (const [key, { value }] of source.leaves) {
    if (translated.leaves.has(key) || listIndex.test(key) || translated.leaves.size === 0) continue
    report(key, { line: 1, column: 1 }, 'is missing', `add it; English says “${value}”`)
  }
  return findings
}

/** @param {string} text @param {string} english @param {string} locale @returns {[problem: string, cure: string][]} */
function icuProblems(text, english, locale) {
  let found
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

/** @param {string} english */
function englishNames(english) {
  try {
    return describeMessage(english).names
  } catch {
    // Reported for the English file.
    return new Set()
  }
}

/** @param {string} problem @param {string} cure @returns {[string, string]} */
const pair = (problem, cure) => [problem, cure]
