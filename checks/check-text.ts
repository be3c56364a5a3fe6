import { checkArguments, checkPlurals } from './arguments'
import { checkCharacters } from './characters'
import type { Finding } from './findings'
import { parseIcuMessage } from './icu-message'
import { checkClause } from './legal-documents'
import { checkSameFacts } from './numbers'
import { type LocalizedText, type Rule, untranslatedPrefix } from './rule'
import { checkTextSpec } from './text-specs'
import { checkTranslated } from './untranslated'

/* Checks one text. Runs in browsers too, while somebody types. */

/** A text with its translations. */
export type TextInContext = {
  folder: 'messages' | 'messages/legal'
  key: string
  locale: string
  text: string
  /** the text in all languages including this one, by language */
  translations: Record<string, string>
  /** other texts of the same language that a rule needs, by key (`relatedKeys`) */
  values?: Record<string, string>
}

/** The texts that the rules for a text need, by its key. */
export const relatedKeys: Record<string, string[]> = { 'book.rating.value': ['book.rating.best'] }

const rules: Rule[] = [
  checkArguments,
  checkPlurals,
  checkCharacters,
  checkTextSpec,
  checkTranslated,
  checkSameFacts,
  checkClause,
]

/** Applies all rules for single texts to a text. Of one that is empty or no message only that is reported. */
export function checkText({ key, locale, text, translations, values = {} }: TextInContext): TextFinding[] {
  const localized: LocalizedText[] = []
  for (const [code, written] of Object.entries({ ...translations, [locale]: text }))
    if (!written.startsWith(untranslatedPrefix) || code === locale)
      localized.push({
        key,
        locale: code,
        text: written,
        message: parseIcuMessage(written),
        translations: localized,
        values,
      })
  localized.sort((a, b) => Number(b.locale === 'en') - Number(a.locale === 'en'))
  const own = localized.find((one) => one.locale === locale)
  if (!own) return []
  return findViolations(own).map((violation) => ({
    ...violation,
    key,
    severity: violation.severity ?? 'error',
  }))
}
type TextFinding = Omit<Finding, 'path' | 'line' | 'column'>

function findViolations(text: LocalizedText): ReturnType<Rule> {
  if (text.text.startsWith(untranslatedPrefix))
    return [{ code: 'notTranslated', values: { mark: untranslatedPrefix.trim() } }]
  if (text.text.trim() === '') return [{ code: 'empty' }]
  if (text.message.error) return [text.message.error, ...checkCharacters(text)]
  return rules.flatMap((rule) => rule(text))
}
