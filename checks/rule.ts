import { legalKeys } from '@/lib/legal'
import type { Violation } from './findings'
import type { IcuMessage } from './icu-message'

/* What a rule gets and returns, and what several rules need. */

export type LocalizedText = {
  key: string
  locale: string
  /** as written in the file, in ICU syntax */
  text: string
  message: IcuMessage
  /** the same text in every language including this one */
  translations: LocalizedText[]
}

export type Rule = (text: LocalizedText) => Violation[]

export const findEnglish = ({ translations }: LocalizedText): LocalizedText | undefined =>
  translations.find(({ locale }) => locale === 'en')

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
