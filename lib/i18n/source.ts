import { completeTexts } from '../legal/complete-texts'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'

/*
 * How dictionaries are read while prerendering: from the message files. The browser's build
 * takes source.browser.ts instead (package.json, "imports"), so no text is in its scripts.
 */

/** A language's dictionary. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return spoken((await import(`../../messages/${locale}.json`)).default)
}

/** A language's legal texts, complete (lib/legal/complete-texts.ts). */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const texts = await spoken<LegalTexts>((await import(`../../messages/legal/${locale}.json`)).default)
  const { footer } = await loadMessages(locale)
  return completeTexts(texts, footer.email)
}

/** The texts as they are, or in the pseudo-language where PSEUDO is set (docs/editing.md). */
async function spoken<T>(words: T): Promise<T> {
  return process.env.PSEUDO ? (await import('./pseudo')).pseudo(words) : words
}
