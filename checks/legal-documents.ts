import { compileKeyPattern } from '@/lib/i18n/key-patterns'
import { isValueKey } from '@/lib/i18n/text-specs'
import { legalKeys } from '@/lib/legal'
import { createFinding, type Finding, type FindingCode } from './findings'
import { getToday } from './formats'
import { type MessageFile, type ParsedMessages, parseMessages } from './parse'
import { findBracketPlaceholders } from './placeholders'
import { findEnglish, isLegalClause, type Rule, reportIf } from './rule'

/* Legal documents have the same clauses in every language, so that all readers are promised the same. */

const countMatches = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0

/** What a clause must contain equally often in every language, with the code of the finding. */
const counts: [FindingCode, (text: string) => number][] = [
  ['openPlaces', (text) => findBracketPlaceholders(text).length],
  ['sentences', countMatches(/[.?!](?=["”»)]*(?:\s|$))/g)],
  ['addresses', countMatches(/https?:\S+|www\.\S+|\S+@\w/g)],
]

/** Checks that a clause has as many sentences, addresses and placeholders as in English, and no unmatched bracket. */
export const checkClause: Rule = (localized) => {
  const { key, text } = localized
  if (!isLegalClause(key) || isValueKey(key)) return []
  const english = findEnglish(localized)?.text ?? text
  const withoutPlaceholders = text.replaceAll(/\[[^[\]]+\]/g, '')
  return [
    ...reportIf(/[[\]]/.test(withoutPlaceholders), { code: 'bracket' }),
    ...counts.flatMap(([code, count]) => {
      const values = { count: count(text), theirs: count(english) }
      return reportIf(values.count !== values.theirs, { code, values })
    }),
  ]
}

/** Checks that each list has the same length as in English. The key of a finding is that of the list. */
export const checkLists = (file: ParsedMessages, english: ParsedMessages): Finding[] =>
  [...english.leaves].flatMap(([key, { value }]) => {
    const leaf = file.leaves.get(key)
    const [count, theirs] = [countItems(file, key), countItems(english, key)]
    if (!Array.isArray(value) || !leaf || count === theirs) return []
    return [createFinding(file.file.path, key, leaf, { code: 'listLength', values: { count, theirs } })]
  })

const countItems = ({ leaves }: ParsedMessages, key: string): number => {
  let count = 0
  while (leaves.has(`${key}.${count}`)) count += 1
  return count
}

/** Lists in which somebody must find the e-mail address. */
const listsWithEmail = [
  '*.sections.contact.paragraphs',
  'terms.sections.whoWeAre.items',
  'terms.sections.cancelling.paragraphs',
  'privacy.sections.whoIsResponsible.items',
  'privacy.sections.newsletter.(paragraphs|items)',
  'privacy.sections.(children|requests).paragraphs',
  'accessibility.sections.tellUs.paragraphs',
].map(compileKeyPattern)

/** Checks that such a list has the address. Where only a translation lacks it, `checkArguments` names the item. */
export const checkEmails = ({ file, leaves }: ParsedMessages): Finding[] =>
  [...leaves].flatMap(([key, leaf]) => {
    const isNeeded = Array.isArray(leaf.value) && listsWithEmail.some((pattern) => pattern.test(key))
    const items = [...leaves].filter(([name]) => name.startsWith(`${key}.`))
    if (!isNeeded || items.some(([, item]) => String(item.value).includes('{email}'))) return []
    return [createFinding(file.path, key, leaf, { code: 'lacks', values: { name: '{email}' } })]
  })

/** Checks that the sections come in the order of the English ones. Missing sections are reported as missing keys. */
export function checkSectionOrder(file: ParsedMessages, english: ParsedMessages): Finding[] {
  const listSections = ({ leaves }: ParsedMessages) =>
    [...leaves.keys()].flatMap((key) => /^[^.]+\.sections\.[^.]+(?=\.title$)/.exec(key)?.[0] ?? [])
  const [sections, expected] = [listSections(file), listSections(english)]
  const index = sections.findIndex((key, at) => key !== expected[at])
  const [section = '', right = ''] = [sections[index], expected[index]]
  const leaf = file.leaves.get(`${section}.title`)
  if (!leaf || sections.length !== expected.length) return []
  return [createFinding(file.file.path, section, leaf, { code: 'order', values: { section: right } })]
}

/** Warns of documents whose text has changed since earlier versions of their files, but not their date. */
export const checkDates = (files: readonly MessageFile[], earlier: readonly MessageFile[]): Finding[] =>
  files.flatMap((file) => {
    const before = earlier.find(({ path }) => path === file.path)
    return before ? compareDates(parseMessages(file), parseMessages(before)) : []
  })

const compareDates = (now: ParsedMessages, earlier: ParsedMessages): Finding[] =>
  legalKeys.flatMap((document) => {
    const key = `${document}.updated`
    const leaf = now.leaves.get(key)
    const [text, textBefore] = [now, earlier].map(({ leaves }) =>
      JSON.stringify(
        [...leaves].flatMap(([name, { value }]) => (name.startsWith(`${document}.`) ? [name, value] : [])),
      ),
    )
    const isUnchanged = leaf?.value === earlier.leaves.get(key)?.value
    if (!leaf || !isUnchanged || leaf.value === getToday() || text === textBefore) return []
    const values = { date: String(leaf.value) }
    return [createFinding(now.file.path, key, leaf, { severity: 'warning', code: 'dateUnchanged', values })]
  })
