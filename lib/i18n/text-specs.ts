import { documentKeys } from '../pages'
import { compileKeyPattern } from './key-patterns'
import { textTable } from './text-table'

/**
 * What kind of text a message is:
 * - `prose`: words, with the typography of their language; no word stands alone on its last line
 * - `label`: the same with ordinary spaces between words, because a style sheet keeps them together
 * - `hidden`: the same for a text that is only in a page's head or inside a URL
 * - `exact`: words that are shown as they are written, because the specification has their characters
 *   (docs/behaviour.md, “Routes”)
 * - `value`: no words, but a number, a code, a date or an address, the same in every language
 */
export type TextKind = 'prose' | 'label' | 'hidden' | 'exact' | 'value'

/** What a text may look like. */
export type TextSpec = {
  kind: TextKind
  /** the recommended length in characters */
  maxLength?: number
  maxLines?: number
  /** whether each `\n` ends a line on the page */
  allowsLineBreaks?: true
  /** the number of words */
  words?: { least: number; most: number }
  format?: 'amount' | 'currency' | 'rating' | 'number' | 'count' | 'email' | 'date'
  /**
   * the arguments and tags that the code replaces, each with the name of the string `shown` (checks/strings/) that says
   * what the page shows there; undefined if the spec is for texts of any section
   */
  variables?: Readonly<Record<string, string>>
}
/** The pattern of a key in the table, which names the text's purpose. */
export type Purpose = keyof typeof textTable

/** Whether a pattern stands for texts of any section, such as `**.title`. */
const isGeneric = (pattern: string) => pattern.startsWith('**')

const rows = Object.entries<Partial<TextSpec>>(textTable).map(([pattern, spec]) => ({
  pattern: compileKeyPattern(pattern.replace('<document>', `(${documentKeys.join('|')})`)),
  purpose: pattern as Purpose,
  spec: { kind: 'prose' as const, variables: isGeneric(pattern) ? undefined : {}, ...spec },
}))

const specs: Map<string, TextSpec & { purpose: Purpose }> = new Map()

/** Returns the spec of the text with a key, such as `book.offer.amount`. Items of a list have the spec of the list. */
export function findTextSpec(key: string): TextSpec & { purpose: Purpose } {
  const known = specs.get(key)
  if (known) return known
  const listKey = key.replace(/\.\d+$/, '')
  const row = rows.find(({ pattern }) => pattern.test(listKey))
  const spec = row
    ? { ...row.spec, purpose: row.purpose }
    : { kind: 'prose' as const, purpose: '**' as const }
  specs.set(key, spec)
  return spec
}

/** Whether a message is a value, not words, and therefore the same in every language. */
export const isValueKey = (key: string): boolean => findTextSpec(key).kind === 'value'
