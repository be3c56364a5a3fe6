import { legalKeys } from '../legal'

const expansions: Record<string, string> = {
  '.': '\\.',
  '**': '.+',
  '*': '[^.]+',
  '<document>': `(${legalKeys.join('|')})`,
}

/**
 * Compiles a pattern of message keys. `*` matches one part of a key or the rest of a part, `**` one or more parts,
 * `(first|second)` either word, `<document>` the key of any legal document: `book.volumes.*.title`, `footer.*Title`. The
 * pattern of a list matches its items too.
 */
export const compileKeyPattern = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll(/\*\*|[.*]|<document>/g, (symbol) => expansions[symbol] ?? symbol)}(?:\\.\\d+)?$`,
  )
