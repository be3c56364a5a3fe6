import { nonTextKeys } from '@/lib/i18n/non-text-keys'
import { createFinding, type Finding } from './findings'
import { getLocale, listIndexSuffix, type ParsedTexts } from './parse'
import { findBracketPlaceholders } from './placeholders'
import {
  createComparisonRule,
  findMajority,
  haveSameArguments,
  type LocalizedText,
  listLanguages,
  type Rule,
  reportIf,
} from './rule'
import type { StringValue } from './strings'

/*
 * Facts do not depend on the language: what costs 24.99 in one costs it in all. Legal texts say the same clause for
 * clause: what a reader is promised must not depend on the language either. Words can't be compared by a program;
 * what stands for them can.
 */

/** Whether a key is of a document's text: `terms.updated`, `privacy.intro.0`, `terms.sections.contact.items`. */
export const isLegalClause = (key: string) => /^[^.]+\.(?:updated$|(?:intro|sections)(?:\.|$))/.test(key)

/** By language, how the numbers from 0 are written in words. */
const inWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** The numbers of a text in order of their digits: `24.99` is 24 and 99, as is `24,99`. */
const numbersOf = ({ message }: LocalizedText) => (message.plainText.match(/\d+/g) ?? []).sort()

/** Whether a text has a number in words, from 0 to 12. */
function isInWords({ message, locale }: LocalizedText, number: string) {
  const word = inWords[locale]?.[Number(number)]
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(message.plainText)
}

/** Whether each number of a text is in the other one as often, or there in words. In a clause it must be in digits. */
function hasNumbersOf(one: LocalizedText, other: LocalizedText) {
  const howOften = (text: LocalizedText, number: string) =>
    numbersOf(text).filter((another) => another === number).length
  return numbersOf(one).every(
    (number) =>
      howOften(one, number) <= howOften(other, number) ||
      (!isLegalClause(one.key) && isInWords(other, number)),
  )
}

const listOf = (numbers: string[]): StringValue => numbers.join(', ') || { string: 'parts.none' }

const sameNumbers = createComparisonRule(
  (one, other) => hasNumbersOf(one, other) && hasNumbersOf(other, one),
  (own, wanted) => ({
    code: 'numbers',
    values: { numbers: listOf(numbersOf(own)), theirs: listOf(numbersOf(wanted)) },
  }),
)

const sameText = createComparisonRule(
  (one, other) => one.text === other.text,
  (own, wanted) => ({ code: 'different', values: { text: own.text, theirs: wanted.text } }),
)

const asManyPlaceholders = createComparisonRule(
  (one, other) => findBracketPlaceholders(one.text).length === findBracketPlaceholders(other.text).length,
  (own, wanted) => ({
    code: 'openPlaces',
    values: {
      count: findBracketPlaceholders(own.text).length,
      theirs: findBracketPlaceholders(wanted.text).length,
    },
  }),
)

/**
 * Price, currency, rating and addresses are the same in every language, and so are the numbers inside other texts. A
 * number up to twelve may be in digits in one language and in words in the other.
 */
export const checkConsistency: Rule = (text) => {
  // Where an argument is missing, that is told; what is written in its place needs no second finding.
  if (isLegalClause(text.key) || !text.translations.every((other) => haveSameArguments(text, other)))
    return []
  return nonTextKeys.test(text.key) ? sameText(text) : sameNumbers(text)
}

/** Clauses have the same numbers and dates, and as many placeholders in square brackets. */
export const checkLegalClauses: Rule = (text) => {
  if (!isLegalClause(text.key)) return []
  const lengths = text.translations.map(({ parsed }) =>
    lengthOf(parsed, text.key.replace(listIndexSuffix, '')),
  )
  return [
    ...reportIf(/[[\]]/.test(text.text.replaceAll(/\[[^[\]]+\]/g, '')), { code: 'bracket' }),
    // In an uneven list the same index is not the same clause.
    ...(new Set(lengths).size > 1 ? [] : [...asManyPlaceholders(text), ...sameNumbers(text)]),
  ]
}

function lengthOf({ leaves }: ParsedTexts, list: string) {
  let length = 0
  while (leaves.has(`${list}.${length}`)) length += 1
  return length
}

/**
 * Documents have as many texts in each list in every language, and their sections in the order of the English ones.
 * @param files of one folder, English first
 */
export function checkDocumentStructure(files: readonly ParsedTexts[]): Finding[] {
  const lists = new Set(files.flatMap(({ leaves }) => [...leaves.keys()]).filter(isLegalClause))
  const uneven = [...lists].flatMap((key) => {
    const all = files.flatMap((parsed) => {
      const { path } = parsed.file
      const leaf = parsed.leaves.get(key)
      if (!Array.isArray(leaf?.value)) return []
      return [{ path, leaf, locale: getLocale(path), length: lengthOf(parsed, key), isUnsaved: false }]
    })
    const right = findMajority(all, (one, other) => one.length === other.length)
    const theirs = right[0]?.length ?? 0
    return all
      .filter(({ length }) => length !== theirs)
      .map(({ path, leaf, length }) =>
        createFinding(path, key, leaf, {
          code: 'listLength',
          values: { count: length, others: listLanguages(right), theirs },
        }),
      )
  })
  const [english, ...others] = files
  return [...uneven, ...others.flatMap((file) => checkOrder(file, english))]
}

function checkOrder({ file, leaves }: ParsedTexts, english?: ParsedTexts): Finding[] {
  const titlesOf = (texts?: ParsedTexts) =>
    [...(texts?.leaves.keys() ?? [])].filter((key) => /^[^.]+\.sections\.[^.]+\.title$/.test(key))
  const [titles, wanted] = [titlesOf({ file, leaves }), titlesOf(english)]
  const index = titles.findIndex((key, at) => key !== wanted[at])
  const leaf = leaves.get(titles[index] ?? '')
  // Missing sections are reported as missing keys.
  if (!leaf || titles.length !== wanted.length) return []
  const [own = '', section = ''] = [titles, wanted].map((all) => all[index]?.replace(/\.title$/, ''))
  return [createFinding(file.path, own, leaf, { code: 'order', values: { section } })]
}
