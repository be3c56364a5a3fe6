import compileMessage from 'icu-minify/compile'
import { mapMessages } from './map-messages'
import type { Compiled } from './messages'

/**
 * Compiles messages for next-intl's formatter without a parser (icu-minify): `Page {page}` becomes `['Page ', ['page']]`.
 * Runs in Node only; browsers fetch compiled dictionaries.
 * @throws {SyntaxError} for a text that is not valid ICU MessageFormat
 */
export const compileMessages = <const T>(messages: T) =>
  mapMessages(messages as unknown, (text) => compileMessage(text)) as Compiled<T>
