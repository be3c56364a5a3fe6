import { compileKeyPattern } from './key-patterns'
import { type TextSpec, textTable } from './text-table'

const prose: TextSpec = { kind: 'prose', variables: {} }
const rows = Object.entries(textTable).map(([pattern, spec]) => ({
  pattern: compileKeyPattern(pattern),
  spec: { ...prose, ...spec },
}))

/** Returns the spec of the text with a key, such as `book.offer.amount`. Items of a list have the spec of the list. */
export const findTextSpec = (key: string): TextSpec =>
  rows.find(({ pattern }) => pattern.test(key))?.spec ?? prose

/** Whether a message is a value, which is the same in every language. */
export const isValueKey = (key: string): boolean => findTextSpec(key).kind === 'value'
