import { notProse } from '@/lib/i18n/not-prose'
import { type Finding, findingAt } from './findings'
import { listIndex, localeOf, type TextFile } from './parse'
import { openPlaces } from './placeholders'
import { agreed, compared, haveSameNames, languagesOf, type Rule, type Text, when } from './remarks'
import type { Value } from './strings'

/*
 * Facts do not depend on the language: what costs 24.99 in one costs it in all. Legal texts say the same clause for
 * clause: what a reader is promised must not depend on the language either. Words can't be compared by a program;
 * what stands for them can.
 */

/** Whether a key is of a document's text: `terms.updated`, `privacy.intro.0`, `terms.sections.contact.items`. */
export const isClause = (key: string) => /^[^.]+\.(?:updated$|(?:intro|sections)(?:\.|$))/.test(key)

/** By language, how the numbers from 0 are written in words. */
const inWords: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  es: 'cero un[ao]? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
}

/** The numbers of a text in order of their digits: `24.99` is 24 and 99, as is `24,99`. */
const numbersOf = ({ message }: Text) => (message.text.match(/\d+/g) ?? []).sort()

/** Whether a text has a number in words, from 0 to 12. */
function isInWords({ message, locale }: Text, number: string) {
  const word = inWords[locale]?.[Number(number)]
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(message.text)
}

/** Whether each number of a text is in the other one as often, or there in words. In a clause it must be in digits. */
function hasNumbersOf(one: Text, other: Text) {
  const howOften = (text: Text, number: string) =>
    numbersOf(text).filter((another) => another === number).length
  return numbersOf(one).every(
    (number) =>
      howOften(one, number) <= howOften(other, number) || (!isClause(one.key) && isInWords(other, number)),
  )
}

const listOf = (numbers: string[]): Value => numbers.join(', ') || { string: 'parts.none' }

const sameNumbers = compared(
  (one, other) => hasNumbersOf(one, other) && hasNumbersOf(other, one),
  (own, wanted) => ({
    code: 'numbers',
    values: { numbers: listOf(numbersOf(own)), theirs: listOf(numbersOf(wanted)) },
  }),
)

const sameText = compared(
  (one, other) => one.text === other.text,
  (own, wanted) => ({ code: 'different', values: { text: own.text, theirs: wanted.text } }),
)

const asManyPlaceholders = compared(
  (one, other) => openPlaces(one.text).length === openPlaces(other.text).length,
  (own, wanted) => ({
    code: 'openPlaces',
    values: { count: openPlaces(own.text).length, theirs: openPlaces(wanted.text).length },
  }),
)

/**
 * Price, currency, rating and addresses are the same in every language, and so are the numbers inside other texts. A
 * number up to twelve may be in digits in one language and in words in the other.
 */
export const facts: Rule = (text) => {
  // Where an argument is missing, that is told; what is written in its place needs no second finding.
  if (isClause(text.key) || !text.same.every((other) => haveSameNames(text, other))) return []
  return notProse.test(text.key) ? sameText(text) : sameNumbers(text)
}

/** Clauses have the same numbers and dates, and as many placeholders in square brackets. */
export const clauses: Rule = (text) => {
  if (!isClause(text.key)) return []
  const lengths = text.same.map(({ parsed }) => lengthOf(parsed, text.key.replace(listIndex, '')))
  return [
    ...when(/[[\]]/.test(text.text.replaceAll(/\[[^[\]]+\]/g, '')), { code: 'bracket' }),
    // In an uneven list the same index is not the same clause.
    ...(new Set(lengths).size > 1 ? [] : [...asManyPlaceholders(text), ...sameNumbers(text)]),
  ]
}

function lengthOf({ leaves }: TextFile, list: string) {
  let length = 0
  while (leaves.has(`${list}.${length}`)) length += 1
  return length
}

/**
 * Documents have as many texts in each list in every language, and their sections in the order of the English ones.
 * @param files of one folder, English first
 */
export function checkLists(files: readonly TextFile[]): Finding[] {
  const lists = new Set(files.flatMap(({ leaves }) => [...leaves.keys()]).filter(isClause))
  const uneven = [...lists].flatMap((key) => {
    const all = files.flatMap((parsed) => {
      const { path } = parsed.file
      const leaf = parsed.leaves.get(key)
      if (!Array.isArray(leaf?.value)) return []
      return [{ path, leaf, locale: localeOf(path), length: lengthOf(parsed, key), isNew: false }]
    })
    const right = agreed(all, (one, other) => one.length === other.length)
    const theirs = right[0]?.length ?? 0
    return all
      .filter(({ length }) => length !== theirs)
      .map(({ path, leaf, length }) =>
        findingAt(path, key, leaf, {
          code: 'listLength',
          values: { count: length, others: languagesOf(right), theirs },
        }),
      )
  })
  const [english, ...others] = files
  return [...uneven, ...others.flatMap((file) => checkOrder(file, english))]
}

function checkOrder({ file, leaves }: TextFile, english?: TextFile): Finding[] {
  const titlesOf = (texts?: TextFile) =>
    [...(texts?.leaves.keys() ?? [])].filter((key) => /^[^.]+\.sections\.[^.]+\.title$/.test(key))
  const [titles, wanted] = [titlesOf({ file, leaves }), titlesOf(english)]
  const index = titles.findIndex((key, at) => key !== wanted[at])
  const leaf = leaves.get(titles[index] ?? '')
  // Missing sections are reported as missing keys.
  if (!leaf || titles.length !== wanted.length) return []
  const [own = '', section = ''] = [titles, wanted].map((all) => all[index]?.replace(/\.title$/, ''))
  return [findingAt(file.path, own, leaf, { code: 'order', values: { section } })]
}
