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

function countItems({ leaves }: ParsedMessages, key: string): number {
  let count = 0
  while (leaves.has(`${key}.${count}`)) count += 1
  return count
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
