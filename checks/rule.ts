import { legalKeys } from '@/lib/legal'
import type { Violation } from './findings'
import type { IcuMessage } from './icu-message'

/* What a rule gets and returns, and help for rules that compare translations. */

export type LocalizedText = {
  key: string
  locale: string
  /** as written in the file, in ICU syntax */
  text: string
  message: IcuMessage
  /** the same text in every language including this one, English first */
  translations: LocalizedText[]
  /** other texts of the same language that a rule needs, by key */
  values: Record<string, string>
}

export type Rule = (text: LocalizedText) => Violation[]

/** The prefix of texts that `npm run locale:add` copies from English. */
export const untranslatedPrefix = '⟦en⟧ '

const legalClauseKey = new RegExp(`^(?:${legalKeys.join('|')})\\.(?:updated$|(?:intro|sections)(?:\\.|$))`)

/** Whether a key belongs to the body of a legal document: `terms.updated`, `privacy.intro.0`. */
export const isLegalClause = (key: string) => legalClauseKey.test(key)

/** Matches the index at the end of a list item's key. */
export const listIndexSuffix = /\.\d+$/

/** Returns the violation as a list if the condition holds, otherwise an empty list. */
export const reportIf = (condition: boolean, violation: Violation): Violation[] =>
  condition ? [violation] : []

/** The largest group of translations that agree; of equal groups the first, which contains English. */
export function findMajority<T>(translations: readonly T[], isEqual: (one: T, other: T) => boolean): T[] {
  let largest: T[] = []
  for (const one of translations) {
    const group = translations.filter((other) => other === one || isEqual(one, other))
    if (group.length > largest.length) largest = group
    if (largest.length * 2 > translations.length) break
  }
  return largest
}

/** The languages of texts, as the value `others` of a finding. */
export const listLanguages = (texts: readonly { locale: string }[]) =>
  texts.map(({ locale }) => locale).join(' ')

/**
 * Creates a rule that reports a text if it differs from the majority of its translations.
 * @param describeDifference receives the text and one of the majority, whose languages become the value `others`
 */
export const createComparisonRule =
  (
    isEqual: (one: LocalizedText, other: LocalizedText) => boolean,
    describeDifference: (text: LocalizedText, correct: LocalizedText) => Violation,
  ): Rule =>
  (text) => {
    const majority = findMajority(text.translations, isEqual)
    const [correct] = majority
    if (!correct || isEqual(text, correct)) return []
    const violation = describeDifference(text, correct)
    return [{ ...violation, values: { ...violation.values, others: listLanguages(majority) } }]
  }
