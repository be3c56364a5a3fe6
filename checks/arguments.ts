import { findTextSpec } from '@/lib/i18n/text-specs'
import type { Violation } from './findings'
import { isLegalClause, type LocalizedText, type Rule } from './rule'

/* Checks that a text has the arguments and tags that the code fills in, and every plural category of its language. */

export const haveSameArguments = (one: LocalizedText, other: LocalizedText) => {
  const [names, otherNames] = [one.message.argumentNames, other.message.argumentNames]
  return names.size === otherNames.size && [...names].every((name) => otherNames.has(name))
}

/**
 * Checks for the arguments and tags of the spec. A legal clause needs `{email}` only if another language has it there.
 */
export const checkArguments: Rule = (text) => {
  const { key, translations, message } = text
  const { variables } = findTextSpec(key)
  const isInTranslation = (name: string) => translations.some((one) => one.message.argumentNames.has(name))
  const required = Object.keys(variables).filter((name) => !isLegalClause(key) || isInTranslation(name))
  const missing = required.filter((name) => !message.argumentNames.has(name))
  const extra = [...message.argumentNames].filter((name) => !required.includes(name))
  return [
    ...missing.map((name): Violation => ({ code: 'lacks', values: { name } })),
    ...extra.map(
      (name): Violation => ({
        code: 'notFilled',
        values: { name },
        fix: replaceUnknown(text.text, name, missing),
      }),
    ),
  ]
}

/** Replaces an unknown name by the only missing one, or removes its tag. Returns undefined if neither is clearly right. */
function replaceUnknown(text: string, name: string, missing: string[]): string | undefined {
  const [right, ...others] = missing.filter((one) => one.charAt(0) === name.charAt(0))
  const meant = others.length === 0 ? right : undefined
  if (!meant && name.startsWith('{')) return undefined
  const getEndTag = (tag: string) => tag.replace('<', '</')
  return text.replaceAll(name, meant ?? '').replaceAll(getEndTag(name), getEndTag(meant ?? ''))
}

/** Checks that each plural has the categories of the language and no others. */
export const checkPlurals: Rule = ({ message, locale }) => {
  if (message.pluralCategories.length === 0) return []
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as string[]
  return message.pluralCategories.flatMap((categories) => [
    ...needed
      .filter((category) => !categories.includes(category))
      .map((category): Violation => ({ code: 'plural', values: { category, needed: needed.join(', ') } })),
    ...categories
      .filter((category) => !needed.includes(category) && !/^=\d+$/.test(category))
      .map(
        (category): Violation => ({
          code: 'unknownCategory',
          values: { category, needed: needed.join(', ') },
        }),
      ),
  ])
}
