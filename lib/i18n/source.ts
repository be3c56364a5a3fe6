import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'

/*
 * Loads messages while prerendering: from the message files. The browser's bundle contains
 * source.browser.ts instead (package.json, "imports"), so its scripts contain no texts.
 */

/** A language's messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return pseudoIfSet((await import(`../../messages/${locale}.json`)).default)
}

/** A language's legal texts. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return pseudoIfSet((await import(`../../messages/legal/${locale}.json`)).default)
}

/** The messages unchanged, or in the pseudo-language if PSEUDO is set (docs/editing.md). */
async function pseudoIfSet<T>(messages: T): Promise<T> {
  return process.env.PSEUDO ? (await import('./pseudo')).pseudo(messages) : messages
}
