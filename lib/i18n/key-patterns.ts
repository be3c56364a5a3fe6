import { legalKeys } from '../legal'

const expansions: Record<string, string> = {
  '.': '\\.',
  '**': '.+',
  '*': '[^.]+',
  '<document>': `(${legalKeys.join('|')})`,
}

/**
 * Compiles a pattern of message keys, such as `book.volumes.*.title`. `*` matches one part of a key or the rest of a
 * part, `**` one or more parts, `(first|second)` either word, and `<document>` the key of any legal document. The pattern
 * of a list also matches its items.
 */
export const compileKeyPattern = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll(/\*\*|[.*]|<document>/g, (symbol) => expansions[symbol] ?? symbol)}(?:\\.\\d+)?$`,
  )
