import { isClause } from './facts'
import { fieldOf } from './fields'
import { listIndex } from './parse'
import { agreed, languagesOf, type Rule, type Text, when } from './remarks'

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

/**
 * A text has the arguments and tags that the code fills in (fields.ts). A clause may do without, and what the code
 * fills in where a message has no description is not known: those are held against the other languages.
 */
const checkArguments: Rule = (text) => {
  const { key, same, message } = text
  const field = fieldOf(key)
  if (!field) return compareArguments(text)
  const filled = field.rule?.filled ?? {}
  const unknown = [...message.names].filter((name) => !(name in filled))
  const lacking = isClause(key) ? [] : Object.keys(filled).filter((name) => !message.names.has(name))
  if (isClause(key) && unknown.length === 0) return compareArguments(text)
  return [
    ...unknown.map((name) => ({
      problem: `has ${name}, which the page does not fill in`,
      cure: 'remove it',
    })),
    ...lacking.map((name) => {
      const others = same.filter((other) => other.message.names.has(name))
      const unlike = others.length > 0 ? `, unlike ${languagesOf(others)}` : ''
      return {
        problem: `lacks ${name}${unlike}: the page would no longer show ${filled[name]}`,
        cure: 'put it where it belongs',
      }
    }),
  ]
}

const isInEnglish = ({ same }: Text) => same.some(({ locale }) => locale === 'en')

const compareArguments: Rule = (text) => {
  const { same } = text
  const { names } = text.message
  const namesIn = (text: Text) => [...text.message.names].sort().join()
  const right = agreed(same, (one, other) => namesIn(one) === namesIn(other))
  // English has no arguments where only the list of another language goes on.
  const wanted = isInEnglish(text) ? (right[0]?.message.names ?? names) : new Set<string>()
  const others = isInEnglish(text) ? languagesOf(right) : 'English'
  return [
    ...[...wanted].flatMap((name) =>
      when(!names.has(name), { problem: `lacks ${name}`, cure: 'put it where it belongs' }),
    ),
    ...[...names].flatMap((name) =>
      when(!wanted.has(name), {
        problem: `has ${name}, which ${others} ${right.length > 1 ? 'lack' : 'lacks'}`,
        cure: 'remove it',
      }),
    ),
  ]
}
