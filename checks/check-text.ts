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

type TextInContext = {
  key: string
  locale: string
  text: string
  /** the text in all languages including this one, by language */
  translations: Record<string, string>
  /** other texts of the same language that a rule needs, by key (`relatedKeys`) */
  values?: Record<string, string>
}

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

/** Checks a text. If it is empty or has invalid syntax, nothing else is reported. */
export function checkText({ key, locale, text, translations, values = {} }: TextInContext): TextFinding[] {
  const texts = prepareTexts(key, { ...translations, [locale]: text }, { [locale]: values })
  return texts.filter((one) => one.locale === locale).flatMap(checkLocalized)
}
type TextFinding = Omit<Finding, 'path' | 'line' | 'column'>

/** Prepares a text for the rules. @param translations by language @param values by language and key (`relatedKeys`) */
export function prepareTexts(
  key: string,
  translations: Record<string, string>,
  values: Record<string, Record<string, string>>,
): LocalizedText[] {
  const texts = Object.entries(translations).map(([locale, text]): LocalizedText => {
    const message = parseText(text)
    return { key, locale, text, message, translations: [], values: values[locale] ?? {} }
  })
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
