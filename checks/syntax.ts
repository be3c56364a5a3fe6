import type { Violation } from './findings'
import { mustKeepEmail } from './legal-clauses'
import { isLegalClause } from './message-kinds'
import { listIndexSuffix } from './parse'
import {
  findMajority,
  haveSameArguments,
  type LocalizedText,
  listLanguages,
  type Rule,
  reportIf,
} from './rule'
import type { StringName, StringValues } from './strings'
import { findTextSpec } from './text-specs'

/* Texts must be valid ICU messages with the arguments that the code passes. */

/**
 * Checks that a text is not empty, is a valid ICU message without HTML entities, has the required arguments, and has
 * every plural category of its language.
 */
export const checkSyntax: Rule = (text) => {
  const { error, plainText } = text.message
  // Such a text has to be removed or replaced (checkKeys).
  if (!existsInEnglish(text) && !listIndexSuffix.test(text.key)) return []
  if (text.text.trim() === '') return [{ code: 'empty' }]
  if (error) return [error]
  return [
    ...checkArguments(text),
    ...reportIf(/&(?:#\d+|[a-z]+);/i.test(plainText), { code: 'entity' }),
    ...checkPlurals(text),
  ]
}

const existsInEnglish = ({ translations }: LocalizedText) =>
  translations.some(({ locale }) => locale === 'en')

function checkPlurals({ message, locale }: LocalizedText): Violation[] {
  const required = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return message.pluralCategories.flatMap((categories) =>
    required
      .filter((category) => !categories.includes(category))
      .map((category) => ({ code: 'plural', values: { category, needed: required.join(', ') } })),
  )
}

/**
 * Checks the arguments and tags of a text. The correct ones are those that the code fills in, as its spec says; for
 * texts without a specific spec, and for legal clauses, most of which need no `{email}`, those of most languages.
 */
const checkArguments: Rule = (text) => {
  const { key, translations, message } = text
  const variables = findTextSpec(key).variables
  const majority = findMajority(translations, haveSameArguments)
  // An extra list item has no English counterpart, which would have no arguments.
  const inMajority = existsInEnglish(text) ? [...(majority[0]?.message.argumentNames ?? [])] : []
  const others = existsInEnglish(text) ? listLanguages(majority) : { languages: ['en'] }
  const required = mustKeepEmail(text)
    ? [...new Set([...inMajority, '{email}'])]
    : variables && !isLegalClause(key)
      ? Object.keys(variables)
      : inMajority
  const isUnsupported = (name: string) => variables !== undefined && !(name in variables)

  const missing = required.filter((name) => !message.argumentNames.has(name))
  const extra = [...message.argumentNames].filter((name) => isUnsupported(name) || !required.includes(name))
  return [
    ...missing.map((name) => describeMissingArgument(name, text, variables?.[name])),
    ...extra.map(
      (name): Violation =>
        isUnsupported(name)
          ? { code: 'notFilled', values: { name }, replacement: removeUnknown(text, name, missing) }
          : { code: 'extra', values: { ...nameArgument(name, variables?.[name]), others } },
    ),
  ]
}

/**
 * Writes the only missing argument or tag in the place of an unknown one, or else removes the tag. Returns undefined if
 * only the writer knows what is meant.
 */
function removeUnknown({ text }: LocalizedText, name: string, missing: string[]): string | undefined {
  const [right, ...others] = missing.filter((one) => one.charAt(0) === name.charAt(0))
  const meant = others.length === 0 ? right : undefined
  if (!meant && name.startsWith('{')) return undefined
  const getEndTag = (tag: string) => tag.replace('<', '</')
  return text.replaceAll(name, meant ?? '').replaceAll(getEndTag(name), getEndTag(meant ?? ''))
}

/** An argument as editors know it, by what the page shows there; `source`: as it is written in the file. */
const nameArgument = (name: string, shown: StringName<'shown'> | undefined): StringValues =>
  shown ? { name: { string: `shown.${shown}` }, source: name } : { name }

function describeMissingArgument(
  name: string,
  { translations }: LocalizedText,
  shown: StringName<'shown'> | undefined,
): Violation {
  if (!shown) return { code: 'lacks', values: { name } }
  const complete = translations.filter(({ message }) => message.argumentNames.has(name))
  return {
    code: complete.length > 0 ? 'lacksUnlike' : 'lacksShown',
    values: { shown: { string: `shown.${shown}` }, source: name, others: listLanguages(complete) },
  }
}
