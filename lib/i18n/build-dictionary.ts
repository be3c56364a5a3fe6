import compileMessage from 'icu-minify/compile'
import { isInUse } from '../launch'
import { localizeNumbers } from './format'
import type { Locale } from './locales'
import { mapMessages } from './map-messages'
import type { Dictionary, Messages } from './messages'

/**
 * Builds a language's dictionary: messages compiled by icu-minify, so that `Page {page}` becomes `['Page ', ['page']]`,
 * without those that the site does not use in its present state, and formatted numbers.
 * @throws {SyntaxError} for a text that is not valid ICU MessageFormat
 */
export const buildDictionary = (messages: Messages, locale: Locale): Dictionary => ({
  ...mapMessages(messages, (text, key) => (isInUse(key) ? (compileMessage(text) as string) : undefined)),
  numbers: localizeNumbers(messages, locale),
})
