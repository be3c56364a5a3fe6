import { compileMessages } from './compile-messages'
import { localizeNumbers } from './format'
import type { Locale } from './locales'
import type { Dictionary, Messages } from './messages'

/** Builds what browsers fetch for a language: nothing in it has to be parsed or calculated. */
export const buildDictionary = (messages: Messages, locale: Locale): Dictionary => ({
  ...compileMessages(messages),
  numbers: localizeNumbers(messages, locale),
})
