import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'

/*
 * Where dictionaries come from while prerendering: the message files themselves. The browser's build
 * takes source.browser.ts instead (package.json, "imports"), so no text gets into its scripts.
 */

/** A language's dictionary. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`../../messages/${locale}.json`)).default
}

/** A language's legal texts. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return (await import(`../../messages/legal/${locale}.json`)).default
}
