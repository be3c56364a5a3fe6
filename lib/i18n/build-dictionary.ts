import { compileMessages } from './compile'
import { localizeNumbers } from './format'
import type { Locale } from './locales'
import type { Dictionary, Messages } from './messages'

/** What the site delivers of a language's messages: ready to be shown, with nothing left to parse or to calculate. */
export const buildDictionary = (messages: Messages, locale: Locale): Dictionary => ({
  ...compileMessages(messages),
  numbers: localizeNumbers(messages, locale),
})
