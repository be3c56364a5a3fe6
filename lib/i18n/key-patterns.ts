const expansions: Record<string, string> = { '.': '\\.', '**': '.+', '*': '[^.]+' }

/**
 * Compiles a pattern of message keys. `*` matches one part of a key or the rest of a part, `**` one or more parts,
 * `(first|second)` either word: `book.volumes.*.title`, `footer.*Title`, `**.alt`.
 */
export const compileKeyPattern = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\*\*|[.*]/g, (symbol) => expansions[symbol] ?? symbol)}$`)
