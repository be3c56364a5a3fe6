import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { isValueKey } from '@/lib/i18n/text-specs'
import { legalKeys } from '@/lib/legal'
import { createFinding, type Finding, type FindingCode } from './findings'
import { getToday } from './formats'
import { getLocale, type ParsedMessages } from './parse'
import { findBracketPlaceholders } from './placeholders'
import { createComparisonRule, findMajority, isLegalClause, listLanguages, type Rule, reportIf } from './rule'

/* Legal documents have the same clauses in every language, so that all readers are promised the same. */

const countMatches = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0

/** Rules for what a clause must have as often in every language. */
const countRules = [
  { code: 'openPlaces', count: (text: string) => findBracketPlaceholders(text).length },
  { code: 'sentences', count: countMatches(/[.?!](?=["”»)]*(?:\s|$))/g) },
  { code: 'addresses', count: countMatches(/https?:\S+|www\.\S+|\S+@\w/g) },
].map(({ code, count }) =>
  createComparisonRule(
    (one, other) => count(one.text) === count(other.text),
    (text, correct) => ({
      code: code as FindingCode,
      values: { count: count(text.text), theirs: count(correct.text) },
    }),
  ),
)

/** A clause has as many sentences, addresses and placeholders as in the other languages, and no unmatched bracket. */
export const checkClause: Rule = (text) => {
  if (!isLegalClause(text.key) || isValueKey(text.key)) return []
  const withoutPlaceholders = text.text.replaceAll(/\[[^[\]]+\]/g, '')
  return [
    ...reportIf(/[[\]]/.test(withoutPlaceholders), { code: 'bracket' }),
    ...countRules.flatMap((rule) => rule(text)),
  ]
}

/** The lists that tell readers where to write, one of whose items must contain the e-mail address. */
const listsWithEmail = [
  '*.sections.contact.paragraphs',
  'terms.sections.whoWeAre.items',
  'terms.sections.cancelling.paragraphs',
  'privacy.sections.whoIsResponsible.items',
  'privacy.sections.newsletter.(paragraphs|items)',
  'privacy.sections.(children|requests).paragraphs',
  'accessibility.sections.tellUs.paragraphs',
].map(compileKeyPattern)

function listItems({ leaves }: ParsedMessages, key: string): string[] {
  const items: string[] = []
  for (let leaf = leaves.get(`${key}.0`); leaf; leaf = leaves.get(`${key}.${items.length}`))
    items.push(String(leaf.value))
  return items
}

const listLists = ({ leaves }: ParsedMessages) =>
  [...leaves].filter(([, { value }]) => Array.isArray(value)).map(([key]) => key)

/** The keys of the lists that do not have the same length in every language. */
export const listKeysOfUnequalLists = (files: readonly ParsedMessages[]): string[] =>
  files.flatMap(listLists).filter((key) => new Set(files.map((file) => listItems(file, key).length)).size > 1)

/**
 * Checks that each list has the same length in every language and the e-mail address where it is needed, and that the
 * sections come in the order of the English ones.
 * @param files of one folder, English first
 */
export function checkDocuments(files: readonly ParsedMessages[]): Finding[] {
  const [english, ...others] = files
  if (!english) return []
  return [
    ...listLists(english).flatMap((key) => [...checkListLength(files, key), ...checkEmailInList(files, key)]),
    ...others.flatMap((file) => checkSectionOrder(file, english)),
  ]
}

function checkListLength(files: readonly ParsedMessages[], key: string): Finding[] {
  const lists = files.flatMap((parsed) => {
    const leaf = parsed.leaves.get(key)
    const { path } = parsed.file
    return leaf ? [{ path, leaf, locale: getLocale(path), count: listItems(parsed, key).length }] : []
  })
  const majority = findMajority(lists, (one, other) => one.count === other.count)
  const theirs = majority[0]?.count ?? 0
  return lists
    .filter(({ count }) => count !== theirs)
    .map(({ path, leaf, count }) =>
      createFinding(path, key, leaf, {
        code: 'listLength',
        values: { count, theirs, others: listLanguages(majority) },
      }),
    )
}

/** If only some languages lack the address, `checkArguments` names the item. */
function checkEmailInList(files: readonly ParsedMessages[], key: string): Finding[] {
  const isNeeded = listsWithEmail.some((pattern) => pattern.test(key))
  if (!isNeeded || files.some((file) => listItems(file, key).join().includes('{email}'))) return []
  return files.flatMap(({ file, leaves }) => {
    const leaf = leaves.get(key)
    return leaf ? [createFinding(file.path, key, leaf, { code: 'lacks', values: { name: '{email}' } })] : []
  })
}

function checkSectionOrder(file: ParsedMessages, english: ParsedMessages): Finding[] {
  const listSections = ({ leaves }: ParsedMessages) =>
    [...leaves.keys()].flatMap((key) => /^[^.]+\.sections\.[^.]+(?=\.title$)/.exec(key)?.[0] ?? [])
  const [sections, expected] = [listSections(file), listSections(english)]
  const index = sections.findIndex((key, at) => key !== expected[at])
  const [section = '', right = ''] = [sections[index], expected[index]]
  const leaf = file.leaves.get(`${section}.title`)
  // Missing sections are reported as missing keys.
  if (!leaf || sections.length !== expected.length) return []
  return [createFinding(file.file.path, section, leaf, { code: 'order', values: { section: right } })]
}

/** Warns of documents whose text has changed since an earlier version of their file, but not their date. */
export const checkDates = (now: ParsedMessages, earlier: ParsedMessages): Finding[] =>
  legalKeys.flatMap((document) => {
    const key = `${document}.updated`
    const [leaf, before] = [now.leaves.get(key), earlier.leaves.get(key)]
    const [text, textBefore] = [now, earlier].map(({ leaves }) =>
      JSON.stringify(
        [...leaves].flatMap(([name, { value }]) => (name.startsWith(`${document}.`) ? [name, value] : [])),
      ),
    )
    if (!leaf || leaf.value !== before?.value || leaf.value === getToday() || text === textBefore) return []
    const values = { date: String(leaf.value) }
    return [createFinding(now.file.path, key, leaf, { severity: 'warning', code: 'dateUnchanged', values })]
  })
