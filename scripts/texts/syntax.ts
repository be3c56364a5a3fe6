import { isClause } from './facts'
import { fieldOf } from './fields'
import { listIndex } from './parse'
import { agreed, haveSameNames, languagesOf, type Rule, type Text, when } from './remarks'

/* Messages as the code gets them: valid, and with the arguments that it passes. */

/** Tags that components replace; all other markup would be shown as text. */
const richTags = new Set(['year'])

/** A text is not empty, is valid ICU without markup, and has every plural category of its language. */
export const syntax: Rule = (text) => {
  const { tags, plurals, error, text: plain } = text.message
  // To be removed, or of another kind than the English one.
  if (!isInEnglish(text) && !listIndex.test(text.key)) return []
  if (text.text.trim() === '') return [{ problem: 'is empty', cure: 'write its text' }]
  if (error) return [{ problem: `is not a valid message (${error})`, cure: 'check its { } and < >' }]
  const needed = new Intl.PluralRules(text.locale).resolvedOptions().pluralCategories
  return [
    ...checkArguments(text),
    ...[...tags]
      .filter((tag) => !richTags.has(tag))
      .map((tag) => ({
        problem: `holds markup: <${tag}>`,
        cure: 'write plain text; pages bring their own markup',
      })),
    ...when(/&(?:#\d+|[a-z]+);/i.test(plain), {
      problem: 'holds an HTML entity',
      cure: 'write the character itself',
    }),
    ...plurals.flatMap((categories) =>
      needed
        .filter((category) => !categories.includes(category))
        .map((category) => ({
          problem: `has a plural without “${category}”`,
          cure: `add ${category} {…}; the language needs ${needed.join(', ')}`,
        })),
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
  const others = isInEnglish(text) ? languagesOf(right) : 'English'
  const theirs = isInEnglish(text) ? [...(right[0]?.message.names ?? [])] : []
  const wanted = filled && !isClause(key) ? Object.keys(filled) : theirs

  const loss = (name: string) => {
    const having = languagesOf(same.filter(({ message }) => message.names.has(name)))
    return `${having && `, unlike ${having}`}: the page would no longer show ${filled?.[name]}`
  }
  const isUnknown = (name: string) => filled && !(name in filled)
  return [
    ...wanted
      .filter((name) => !names.has(name))
      .map((name) => ({
        problem: `lacks ${name}${filled?.[name] ? loss(name) : ''}`,
        cure: 'put it where it belongs',
      })),
    ...[...names].filter(isUnknown).map((name) => ({
      problem: `has ${name}, which the page does not fill in`,
      cure: 'remove it, or name it in scripts/texts/fields.ts if the code fills it in',
    })),
    ...[...names]
      .filter((name) => !isUnknown(name) && !wanted.includes(name))
      .map((name) => ({
        problem: `has ${name}, which ${others} ${right.length > 1 ? 'lack' : 'lacks'}`,
        cure: 'remove it',
      })),
  ]
}
