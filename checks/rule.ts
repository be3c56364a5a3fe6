import { type Exceptions, isAllowable, isAllowed } from './allow-lists'
import { createFinding, type Finding, type FindingCode, type Violation } from './findings'
import { type IcuMessage, parseIcuMessage } from './icu-message'
import { getLocale, getPositionInText, type Leaf, type ParsedTexts } from './parse'

/* Runs rules on the texts of message files, and helps to write rules that compare translations. */

/** A message in one language, as a rule sees it. */
export type LocalizedText = {
  key: string
  /** the message as written in the file, in ICU syntax */
  text: string
  message: IcuMessage
  locale: string
  leaf: Leaf
  /** the file that contains the text */
  parsed: ParsedTexts
  /** the same message in every language including this one, English first */
  translations: LocalizedText[]
  /** whether the text is being edited and not yet saved */
  isUnsaved: boolean
}

/** Returns the violations of a text. `index` is the position in the text, if only a part of it is wrong. */
export type Rule = (text: LocalizedText) => (Violation & { index?: number })[]

/** The prefix of texts that `npm run locale:add` copies from English. */
export const untranslatedPrefix = '⟦en⟧ '

/** Returns the violation as a list if the condition holds, otherwise an empty list. */
export const reportIf = (condition: boolean, violation: Violation): Violation[] =>
  condition ? [violation] : []

/**
 * Collects the texts of message files and links each to its translations. Untranslated texts are left out.
 * @param files of one folder, English first
 */
export function collectTexts(files: readonly ParsedTexts[]): LocalizedText[] {
  const translationsByKey: Map<string, LocalizedText[]> = new Map()
  return files.flatMap((parsed) =>
    [...parsed.leaves].flatMap(([key, leaf]) => {
      if (typeof leaf.value !== 'string' || leaf.value.startsWith(untranslatedPrefix)) return []
      const translations = translationsByKey.get(key) ?? []
      translationsByKey.set(key, translations)
      const text: LocalizedText = {
        key,
        text: leaf.value,
        message: parseIcuMessage(leaf.value),
        locale: getLocale(parsed.file.path),
        leaf,
        parsed,
        translations,
        isUnsaved: parsed.file.unsavedKey === key,
      }
      translations.push(text)
      return [text]
    }),
  )
}

/**
 * Applies rules to all texts of message files. The replacement of a finding corrects the whole text: if it is certain,
 * everything that is certain, otherwise everything that has a correction.
 * @param files of one folder, English first
 * @param exceptions what is allowed, which no replacement corrects
 */
export const applyRules = (
  files: readonly ParsedTexts[],
  rules: readonly Rule[],
  exceptions: Exceptions = [],
): Finding[] =>
  collectTexts(files).flatMap((text) => {
    const { key, leaf, parsed } = text
    const violations = findViolations(text, rules)
    const isFixable = (violation: Violation) =>
      violation.replacement !== undefined && !isAllowed(violation, text, exceptions)
    const certain = violations.some(isCertain) ? fixText(text, rules, isCertain) : undefined
    const isDoubtful = violations.some((violation) => isFixable(violation) && !isCertain(violation))
    const complete = isDoubtful ? fixText(text, rules, isFixable) : undefined
    const reported = new Set<string>()
    return violations.flatMap(({ index, ...violation }) => {
      const identity = JSON.stringify([violation.code, violation.values])
      if (reported.has(identity)) return []
      reported.add(identity)
      const position = index === undefined ? leaf : getPositionInText(parsed.file, leaf, index)
      const replacement = isCertain(violation) ? certain : isFixable(violation) ? complete : undefined
      return createFinding(parsed.file.path, key, position, {
        ...violation,
        ...(replacement !== undefined && { replacement }),
      })
    })
  })

/** A text with one of these is empty, or no address, price or date; the first of them is reported alone. */
const soleCodes: readonly FindingCode[] = [
  'empty',
  'email',
  'emailForm',
  'emailAccent',
  'price',
  'amountForm',
  'date',
  'dateForm',
  'dateUnclear',
]

/** Applies rules to a text. */
function findViolations(text: LocalizedText, rules: readonly Rule[]) {
  const violations = rules.flatMap((rule) => rule(text))
  const sole = soleCodes.find((code) => violations.some((violation) => violation.code === code))
  return sole ? violations.filter(({ code }) => code === sole) : violations
}

/** Whether a violation has a correction that needs no decision. */
const isCertain = ({ code, replacement, allow }: Violation) =>
  replacement !== undefined && !allow && !isAllowable(code)

/** More corrections than a text can need; ends a loop of two that undo each other. */
const maxFixes = 40

/** Corrects the mistakes of a text. @param isFixable which of them */
function fixText(
  text: LocalizedText,
  rules: readonly Rule[],
  isFixable: (violation: Violation) => boolean,
): string {
  let fixed = text
  for (let count = 0; count < maxFixes; count += 1) {
    const current = fixed
    const next = findViolations(current, rules).find(isFixable)?.replacement
    if (next === undefined || next === current.text) break
    fixed = { ...text, text: next, message: parseIcuMessage(next) }
  }
  return fixed.text
}

/**
 * Finds the translations to treat as correct, so that a difference is reported where the mistake is likely. While a
 * text is being edited these are the saved ones, if they agree. Otherwise it is the largest group that agrees; of equal
 * groups the first, which contains English.
 */
export function findMajority<T extends { isUnsaved: boolean }>(
  translations: readonly T[],
  isEqual: (one: T, other: T) => boolean,
): T[] {
  const groups = translations.map((one) => translations.filter((other) => isEqual(one, other)))
  const saved = translations.filter(({ isUnsaved }) => !isUnsaved)
  return (
    groups.find((group) => saved.length > 0 && saved.every((one) => group.includes(one))) ??
    groups.reduce((largest, group) => (group.length > largest.length ? group : largest), [])
  )
}

/** Whether two texts have the same ICU arguments and tags. */
export const haveSameArguments = (one: LocalizedText, other: LocalizedText) => {
  const [names, otherNames] = [one, other].map(({ message }) => [...message.argumentNames].sort().join())
  return names === otherNames
}

/** Replaces a part of a text. @param index where the part begins */
export const replacePart = (text: string, index: number, part: string, right: string) =>
  text.slice(0, index) + right + text.slice(index + part.length)

/** The languages of texts as a string value, which is shown as `French and Spanish`. */
export const listLanguages = (texts: readonly { locale: string }[]) => ({
  languages: texts.map(({ locale }) => locale),
})

/**
 * Creates a rule that compares a text with its translations and reports it if it differs from the majority.
 * @param isEqual whether two translations agree
 * @param describeDifference receives the text and one of the majority; the value `others` of each violation is set to
 *   the languages of the majority
 */
export const createComparisonRule =
  (
    isEqual: (one: LocalizedText, other: LocalizedText) => boolean,
    describeDifference: (text: LocalizedText, correct: LocalizedText) => Violation[],
  ): Rule =>
  (text) => {
    const majority = findMajority(text.translations, isEqual)
    const [correct] = majority
    if (!correct || isEqual(text, correct)) return []
    const others = listLanguages(majority)
    return describeDifference(text, correct).map((violation) => ({
      ...violation,
      values: { ...violation.values, others },
    }))
  }
