import { isValueKey } from '@/lib/i18n/text-kinds'
import { checkNumbers } from './consistency'
import { createFinding, type Finding } from './findings'
import { isLegalClause, mustContainEmail } from './message-kinds'
import { getLocale, listIndexSuffix, type ParsedTexts } from './parse'
import { findBracketPlaceholders } from './placeholders'
import {
  createComparisonRule,
  findMajority,
  type LocalizedText,
  listLanguages,
  type Rule,
  reportIf,
} from './rule'

/* Legal documents have the same clauses in every language, so that readers of each are promised the same. */

const checkPlaceholderCount = createComparisonRule(
  (one, other) => findBracketPlaceholders(one.text).length === findBracketPlaceholders(other.text).length,
  (text, correct) => [
    {
      code: 'openPlaces',
      values: {
        count: findBracketPlaceholders(text.text).length,
        theirs: findBracketPlaceholders(correct.text).length,
      },
    },
  ],
)

/** A clause must have the same numbers and count of bracketed placeholders in every language. */
export const checkLegalClauses: Rule = (text) => {
  if (!isLegalClause(text.key) || isValueKey(text.key)) return []
  const withoutPlaceholders = text.text.replaceAll(/\[[^[\]]+\]/g, '')
  const listKey = text.key.replace(listIndexSuffix, '')
  const listLengths = new Set(text.translations.map(({ parsed }) => countListItems(parsed, listKey)))
  return [
    ...reportIf(/[[\]]/.test(withoutPlaceholders), { code: 'bracket' }),
    // If the lists differ in length, items with the same index may be different clauses.
    ...(listLengths.size > 1 ? [] : [...checkPlaceholderCount(text), ...checkNumbers(text)]),
  ]
}

/**
 * Whether a clause must contain `{email}` because its list (message-kinds.ts) would otherwise lose it in a language. If
 * no language has it any more, this is the clause that is being edited, or else the first of the list.
 */
export function mustKeepEmail({ key, translations }: LocalizedText): boolean {
  const listKey = key.replace(listIndexSuffix, '')
  if (!mustContainEmail(listKey)) return false
  const hasEmail = ({ parsed: { leaves } }: LocalizedText) =>
    [...leaves].some(
      ([other, { value }]) => other.startsWith(`${listKey}.`) && `${value}`.includes('{email}'),
    )
  if (translations.every(hasEmail)) return false
  if (translations.some(hasEmail)) return translations.some(({ text }) => text.includes('{email}'))
  const edited = translations
    .map(({ parsed }) => parsed.file.unsavedKey)
    .find((one) => one?.startsWith(`${listKey}.`))
  return key === (edited ?? `${listKey}.0`)
}

function countListItems({ leaves }: ParsedTexts, listKey: string) {
  let count = 0
  while (leaves.has(`${listKey}.${count}`)) count += 1
  return count
}

/**
 * Checks that each list of a document has the same length in every language, and that its sections come in the order of
 * the English ones.
 * @param files of one folder, English first
 */
export function checkDocumentStructure(files: readonly ParsedTexts[]): Finding[] {
  const [english, ...others] = files
  return [
    ...checkListLengths(files),
    ...(english ? others.flatMap((file) => checkSectionOrder(file, english)) : []),
  ]
}

function checkListLengths(files: readonly ParsedTexts[]): Finding[] {
  const keys = new Set(files.flatMap(({ leaves }) => [...leaves.keys()]).filter(isLegalClause))
  return [...keys].flatMap((key) => {
    const lists = files.flatMap((parsed) => {
      const { path } = parsed.file
      const leaf = parsed.leaves.get(key)
      if (!Array.isArray(leaf?.value)) return []
      return [{ path, leaf, locale: getLocale(path), length: countListItems(parsed, key), isUnsaved: false }]
    })
    const majority = findMajority(lists, (one, other) => one.length === other.length)
    const theirs = majority[0]?.length ?? 0
    return lists
      .filter(({ length }) => length !== theirs)
      .map(({ path, leaf, length }) =>
        createFinding(path, key, leaf, {
          code: 'listLength',
          values: { count: length, others: listLanguages(majority), theirs },
        }),
      )
  })
}

function checkSectionOrder(file: ParsedTexts, english: ParsedTexts): Finding[] {
  const [titles, englishTitles] = [file, english].map(({ leaves }) =>
    [...leaves.keys()].filter((key) => /^[^.]+\.sections\.[^.]+\.title$/.test(key)),
  ) as [string[], string[]]
  // Missing sections are reported as missing keys.
  if (titles.length !== englishTitles.length) return []
  const index = titles.findIndex((key, at) => key !== englishTitles[at])
  const [title, expected] = [titles[index], englishTitles[index]]
  const leaf = file.leaves.get(title ?? '')
  if (!title || !expected || !leaf) return []
  const getSection = (titleKey: string) => titleKey.replace(/\.title$/, '')
  return [
    createFinding(file.file.path, getSection(title), leaf, {
      code: 'order',
      values: { section: getSection(expected) },
    }),
  ]
}
