import compileMessage from 'icu-minify/compile'

/**
 * Messages as next-intl formats them without a parser (icu-minify): `Page {page}` becomes a list. Runs in Node alone:
 * dictionaries are delivered compiled, so no browser parses messages.
 * @param messages as in the message files; not changed
 * @throws {SyntaxError} for a text that is not ICU MessageFormat
 */
export function compileMessages<T>(messages: T): T {
  if (typeof messages === 'string') return compileMessage(messages) as T
  // Lists are legal paragraphs, which are not formatted.
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessages(message)]),
  ) as T
}
