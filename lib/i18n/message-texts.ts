import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { setTypography } from './typography'

/* `#message-texts`; under `npm run edit` it is editor/site/message-texts.ts (next.config.mjs). */

/** Loads the messages of a language, with its typography. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  setTypography((await import(`../../messages/${locale}.json`)).default, locale)

/** Loads the legal texts of a language, with its typography. */
export const loadLegalMessages = async (locale: Locale): Promise<LegalTexts> =>
  setTypography((await import(`../../messages/legal/${locale}.json`)).default, locale, {
    preventsWidows: false,
  })
