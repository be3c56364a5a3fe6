import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { setTypography } from './typography'

/*
 * The texts of the message files, typeset. Under `npm run edit`, `#message-texts` is editor/site/message-texts.ts instead
 * (next.config.mjs).
 */

/** Loads the messages of a language. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  setTypography((await import(`../../messages/${locale}.json`)).default, locale)

/** Loads the legal texts of a language. Their last words are not tied, because they are long. */
export const loadLegalMessages = async (locale: Locale): Promise<LegalTexts> =>
  setTypography((await import(`../../messages/legal/${locale}.json`)).default, locale, {
    preventsWidows: false,
  })
