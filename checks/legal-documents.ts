import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { isValueKey } from '@/lib/i18n/text-specs'
import { createFinding, type Finding } from './findings'
import { getLocale, type ParsedMessages } from './parse'
import { findBracketPlaceholders } from './placeholders'
import { createComparisonRule, findMajority, isLegalClause, listLanguages, type Rule, reportIf } from './rule'

/* Legal documents have the same clauses in every language, so that all readers are promised the same. */

const countPlaceholders = (text: string) => findBracketPlaceholders(text).length

const checkPlaceholderCount = createComparisonRule(
  (one, other) => countPlaceholders(one.text) === countPlaceholders(other.text),
  (text, correct) => ({
    code: 'openPlaces',
    values: { count: countPlaceholders(text.text), theirs: countPlaceholders(correct.text) },
  }),
)

/** A clause has as many placeholders in square brackets as in the other languages, and no unmatched bracket. */
export const checkClause: Rule = (text) => {
  if (!isLegalClause(text.key) || isValueKey(text.key)) return []
  const withoutPlaceholders = text.text.replaceAll(/\[[^[\]]+\]/g, '')
  return [...reportIf(/[[\]]/.test(withoutPlaceholders), { code: 'bracket' }), ...checkPlaceholderCount(text)]
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
