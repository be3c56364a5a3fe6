import { compileKeyPattern } from './key-patterns'
import { type TextSpec, textTable } from './text-table'

const rows = Object.entries(textTable).map(([pattern, spec]) => ({
  pattern: compileKeyPattern(pattern),
  spec: { kind: 'prose', variables: {}, ...spec } satisfies TextSpec,
}))
const prose: TextSpec = { kind: 'prose', variables: {} }

/** Returns the spec of the text with a key, such as `book.offer.amount`. Items of a list have the spec of the list. */
export const findTextSpec = (key: string): TextSpec =>
  rows.find(({ pattern }) => pattern.test(key))?.spec ?? prose

/** Whether a message is a value, not words, and therefore the same in every language. */
export const isValueKey = (key: string): boolean => findTextSpec(key).kind === 'value'
