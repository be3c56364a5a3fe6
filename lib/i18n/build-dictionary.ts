import compileMessage from 'icu-minify/compile'
import { isInUse } from '../launch'
import { localizeNumbers } from './format'
import type { Locale } from './locales'
import { mapMessages } from './map-messages'
import type { Dictionary, Messages } from './messages'

/**
 * Builds what browsers fetch for a language: nothing in it has to be parsed or calculated, and
 * texts that the site does not use in its present state are left out. Messages are compiled for
 * next-intl's formatter without a parser (icu-minify): `Page {page}` becomes `['Page ', ['page']]`.
 * @throws {SyntaxError} for a text that is not valid ICU MessageFormat
 */
export const buildDictionary = (messages: Messages, locale: Locale): Dictionary => ({
  ...mapMessages(messages, (text, key) => (isInUse(key) ? (compileMessage(text) as string) : undefined)),
  numbers: localizeNumbers(messages, locale),
})
