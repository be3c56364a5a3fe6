import { isLegalClause } from './consistency'
import type { Violation } from './findings'
import { listIndexSuffix } from './parse'
import {
  findMajority,
  haveSameArguments,
  type LocalizedText,
  listLanguages,
  type Rule,
  reportIf,
} from './rule'
import { findTextSpec } from './text-specs'

/* Messages as the code gets them: valid, and with the arguments that it passes. */

/** A text is not empty, is valid ICU without markup, and has every plural category of its language. */
export const checkSyntax: Rule = (text) => {
  const { pluralCategories, error, plainText: plain } = text.message
  // To be removed, or of another kind than the English one.
  if (!isInEnglish(text) && !listIndexSuffix.test(text.key)) return []
  if (text.text.trim() === '') return [{ code: 'empty' }]
  if (error) return [error]
  const needed = new Intl.PluralRules(text.locale).resolvedOptions().pluralCategories
  return [
    ...checkArguments(text),
    ...reportIf(/&(?:#\d+|[a-z]+);/i.test(plain), { code: 'entity' }),
    ...pluralCategories.flatMap((categories) =>
      needed
        .filter((category) => !categories.includes(category))
        .map((category): Violation => ({ code: 'plural', values: { category, needed: needed.join(', ') } })),
    ),
  ]
}

const isInEnglish = ({ translations }: LocalizedText) => translations.some(({ locale }) => locale === 'en')

/**
 * A text has the arguments and tags that the code fills in (text-specs.ts). A clause may do without, and what the code
 * fills in where a message has no description is not known: there they are those of most languages.
 */
const checkArguments: Rule = (text) => {
  const { key, translations } = text
  const { argumentNames } = text.message
  const field = findTextSpec(key)
  const filled = field && (field.rule?.variables ?? {})
  const right = findMajority(translations, haveSameArguments)
  // English has no arguments where only the list of another language goes on.
  const others = isInEnglish(text) ? listLanguages(right) : { languages: ['en'] }
  const theirs = isInEnglish(text) ? [...(right[0]?.message.argumentNames ?? [])] : []
  const wanted = filled && !isLegalClause(key) ? Object.keys(filled) : theirs

  const loss = (name: string): Violation => {
    const shown = filled?.[name]
    if (!shown) return { code: 'lacks', values: { name } }
    const having = translations.filter(({ message }) => message.argumentNames.has(name))
    const values = { name, shown: { string: `shown.${shown}` }, others: listLanguages(having) } as const
    return { code: having.length > 0 ? 'lacksUnlike' : 'lacksShown', values }
  }
  const isUnknown = (name: string) => filled && !(name in filled)
  return [
    ...wanted.filter((name) => !argumentNames.has(name)).map(loss),
    ...[...argumentNames]
      .filter(isUnknown)
      .map((name): Violation => ({ code: 'notFilled', values: { name } })),
    ...[...argumentNames]
      .filter((name) => !isUnknown(name) && !wanted.includes(name))
      .map((name): Violation => ({ code: 'extra', values: { name, others } })),
  ]
}
