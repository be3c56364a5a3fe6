import { createFinding, type Finding, type Violation } from './findings'
import { type IcuMessage, parseIcuMessage } from './icu-message'
import { getLocale, getPositionInText, type Leaf, type ParsedTexts } from './parse'

/* What the rules of the check have in common: which texts they look at, and how they say what is wrong. */

/**
 * A translated text. `parsed`: its file; `same`: it in every language, itself included, English first; `isNew`: it is
 * not saved yet
 */
export type LocalizedText = {
  key: string
  text: string
  message: IcuMessage
  locale: string
  leaf: Leaf
  parsed: ParsedTexts
  translations: LocalizedText[]
  isUnsaved: boolean
}

/** What is wrong with a text. `index`: where in it */
export type Rule = (text: LocalizedText) => (Violation & { index?: number })[]

/** What `npm run locale:add` writes before a text that is still English. */
export const untranslatedPrefix = '⟦en⟧ '

/** A remark, or none. */
export const reportIf = (found: boolean, remark: Violation): Violation[] => (found ? [remark] : [])

/** The texts of one folder's files, English first, but for those that are not translated yet. */
export function collectTexts(files: readonly ParsedTexts[]): LocalizedText[] {
  const known: Map<string, LocalizedText[]> = new Map()
  return files.flatMap((parsed) =>
    [...parsed.leaves].flatMap(([key, leaf]) => {
      if (typeof leaf.value !== 'string' || leaf.value.startsWith(untranslatedPrefix)) return []
      const translations = known.get(key) ?? []
      known.set(key, translations)
      const locale = getLocale(parsed.file.path)
      const isUnsaved = parsed.file.unsavedKey === key
      const message = parseIcuMessage(leaf.value)
      const text = { key, text: leaf.value, message, locale, leaf, parsed, translations, isUnsaved }
      translations.push(text)
      return [text]
    }),
  )
}

/** What the rules find in the texts of one folder's files, English first. */
export const applyRules = (files: readonly ParsedTexts[], rules: readonly Rule[]): Finding[] =>
  collectTexts(files).flatMap((text) => {
    const { key, leaf, parsed } = text
    return rules
      .flatMap((rule) => rule(text))
      .map(({ index, ...remark }) => {
        const place = index === undefined ? leaf : getPositionInText(parsed.file, leaf, index)
        return createFinding(parsed.file.path, key, place, remark)
      })
  })

/**
 * Those of all languages that are taken for right. While a text is changed, those that stayed, if they agree: a mistake
 * is told where it was made. Else those that agree with most others; with the first, English, if no other has more.
 */
export function findMajority<T extends { isUnsaved: boolean }>(
  all: readonly T[],
  agree: (one: T, other: T) => boolean,
): T[] {
  const groups = all.map((one) => all.filter((other) => agree(one, other)))
  const stayed = all.filter(({ isUnsaved }) => !isUnsaved)
  return (
    groups.find((group) => stayed.length > 0 && stayed.every((one) => group.includes(one))) ??
    groups.reduce((most, some) => (some.length > most.length ? some : most), [])
  )
}

/** Whether two texts have the same arguments and tags. */
export const haveSameArguments = (one: LocalizedText, other: LocalizedText) => {
  const [own, others] = [one, other].map(({ message }) => [...message.argumentNames].sort().join())
  return own === others
}

/** The languages, to be named: `French and Spanish`. */
export const listLanguages = (all: readonly { locale: string }[]) => ({
  languages: all.map(({ locale }) => locale),
})

/**
 * A rule that holds a text against the same text in the other languages. What is wrong is told where most other
 * languages say something else.
 * @param remarkOn the text and one of those that agree; the languages of these are its value `others`
 */
export const createComparisonRule =
  (
    agree: (one: LocalizedText, other: LocalizedText) => boolean,
    remarkOn: (own: LocalizedText, wanted: LocalizedText) => Violation,
  ): Rule =>
  (text) => {
    const right = findMajority(text.translations, agree)
    return right
      .slice(0, 1)
      .filter((wanted) => !agree(text, wanted))
      .map((wanted) => {
        const { values, ...remark } = remarkOn(text, wanted)
        return { ...remark, values: { ...values, others: listLanguages(right) } }
      })
  }
