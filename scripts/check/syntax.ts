import { isClause } from './facts'
import { fieldOf } from './fields'
import type { Remark } from './findings'
import { listIndex } from './parse'
import { agreed, haveSameNames, languagesOf, type Rule, type Text, when } from './remarks'

/* Messages as the code gets them: valid, and with the arguments that it passes. */

/** A text is not empty, is valid ICU without markup, and has every plural category of its language. */
export const syntax: Rule = (text) => {
  const { plurals, error, text: plain } = text.message
  // To be removed, or of another kind than the English one.
  if (!isInEnglish(text) && !listIndex.test(text.key)) return []
  if (text.text.trim() === '') return [{ code: 'empty' }]
  if (error) return [error]
  const needed = new Intl.PluralRules(text.locale).resolvedOptions().pluralCategories
  return [
    ...checkArguments(text),
    ...when(/&(?:#\d+|[a-z]+);/i.test(plain), { code: 'entity' }),
    ...plurals.flatMap((categories) =>
      needed
        .filter((category) => !categories.includes(category))
        .map((category): Remark => ({ code: 'plural', values: { category, needed: needed.join(', ') } })),
    ),
  ]
}

const isInEnglish = ({ same }: Text) => same.some(({ locale }) => locale === 'en')

/**
 * A text has the arguments and tags that the code fills in (fields.ts). A clause may do without, and what the code
 * fills in where a message has no description is not known: there they are those of most languages.
 */
const checkArguments: Rule = (text) => {
  const { key, same } = text
  const { names } = text.message
  const field = fieldOf(key)
  const filled = field && (field.rule?.filled ?? {})
  const right = agreed(same, haveSameNames)
  // English has no arguments where only the list of another language goes on.
  const others = isInEnglish(text) ? languagesOf(right) : { languages: ['en'] }
  const theirs = isInEnglish(text) ? [...(right[0]?.message.names ?? [])] : []
  const wanted = filled && !isClause(key) ? Object.keys(filled) : theirs

  const loss = (name: string): Remark => {
    const shown = filled?.[name]
    if (!shown) return { code: 'lacks', values: { name } }
    const having = same.filter(({ message }) => message.names.has(name))
    const values = { name, shown: { string: `shown.${shown}` }, others: languagesOf(having) } as const
    return { code: having.length > 0 ? 'lacksUnlike' : 'lacksShown', values }
  }
  const isUnknown = (name: string) => filled && !(name in filled)
  return [
    ...wanted.filter((name) => !names.has(name)).map(loss),
    ...[...names].filter(isUnknown).map((name): Remark => ({ code: 'notFilled', values: { name } })),
    ...[...names]
      .filter((name) => !isUnknown(name) && !wanted.includes(name))
      .map((name): Remark => ({ code: 'extra', values: { name, others } })),
  ]
}
