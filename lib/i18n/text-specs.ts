import { legalKeys } from '../legal'
import { compileKeyPattern } from './key-patterns'
import { type TextSpec, textTable } from './text-table'

/** The pattern of a key in the table, which names the text's purpose. */
export type Purpose = keyof typeof textTable

/** Whether a pattern stands for texts of any section, such as `**.title`. */
const isGeneric = (pattern: string) => pattern.startsWith('**')

const rows = Object.entries<Partial<TextSpec>>(textTable).map(([pattern, spec]) => ({
  pattern: compileKeyPattern(pattern.replace('<document>', `(${legalKeys.join('|')})`)),
  purpose: pattern as Purpose,
  spec: { kind: 'prose' as const, variables: isGeneric(pattern) ? undefined : {}, ...spec },
}))

/** Returns the spec of the text with a key, such as `book.offer.amount`. Items of a list have the spec of the list. */
export function findTextSpec(key: string): TextSpec & { purpose: Purpose } {
  const listKey = key.replace(/\.\d+$/, '')
  const row = rows.find(({ pattern }) => pattern.test(listKey))
  return row ? { ...row.spec, purpose: row.purpose } : { kind: 'prose', purpose: '**' }
}

/** Whether a message is a value, not words, and therefore the same in every language. */
export const isValueKey = (key: string): boolean => findTextSpec(key).kind === 'value'
