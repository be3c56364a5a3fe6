import { checkArguments, checkPlurals } from './arguments'
import { checkCharacters } from './characters'
import type { Finding } from './findings'
import { parseText } from './icu-message'
import { checkClause } from './legal-documents'
import { checkSameFacts } from './numbers'
import { type LocalizedText, type Rule, untranslatedPrefix } from './rule'
import { checkTextSpec } from './text-specs'
import { checkTranslated } from './untranslated'

/* Checks one text. Runs in browsers too, while somebody types. */

const rules: Rule[] = [
  checkArguments,
  checkPlurals,
  checkCharacters,
  checkTextSpec,
  checkTranslated,
  checkSameFacts,
  checkClause,
]

/**
 * Checks a text in one language. If it is empty or has invalid syntax, nothing else is reported.
 * @param translations the text by language, including this one
 */
export const checkText = (key: string, locale: string, translations: Record<string, string>): TextFinding[] =>
  prepareTexts(key, translations)
    .filter((one) => one.locale === locale)
    .flatMap(checkLocalized)
type TextFinding = Omit<Finding, 'path' | 'line' | 'column'>

/** Prepares a text in all languages for the rules. @param translations by language */
export function prepareTexts(key: string, translations: Record<string, string>): LocalizedText[] {
  const texts = Object.entries(translations).map(
    ([locale, text]): LocalizedText => ({ key, locale, text, message: parseText(text), translations: [] }),
  )
  const translated = texts.filter(({ text }) => !text.startsWith(untranslatedPrefix))
  for (const text of texts) text.translations = translated
  return texts
}

export const checkLocalized = (text: LocalizedText): TextFinding[] =>
  findViolations(text).map((violation) => ({
    ...violation,
    key: text.key,
    severity: violation.severity ?? 'error',
  }))

function findViolations(text: LocalizedText): ReturnType<Rule> {
  if (text.text.startsWith(untranslatedPrefix))
    return [{ code: 'notTranslated', values: { mark: untranslatedPrefix.trim() } }]
  if (text.text.trim() === '') return [{ code: 'empty' }]
  if (text.message.error) return [text.message.error, ...checkCharacters(text)]
  return rules.flatMap((rule) => rule(text))
}
