import { finalizeLegalTexts } from '../legal/finalize-texts'
import { buildDictionary } from './build-dictionary'
import type { MessageLocation } from './edit-markers'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts, Messages } from './messages'
import { preventWidows } from './prevent-widows'

/*
 * Loads texts while prerendering: from the message files. The browser's bundle contains dictionaries.browser.ts instead
 * (package.json, "imports"), so its scripts contain no texts.
 */

/** A language's messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return prepared(preventWidows((await import(`../../messages/${locale}.json`)).default), 'messages')
}

/** What the components show and browsers fetch of a language. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return buildDictionary(await loadMessages(locale), locale)
}

/** A language's legal texts, complete (lib/legal/finalize-texts.ts). */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const texts = (await import(`../../messages/legal/${locale}.json`)).default
  const { footer } = await loadMessages(locale)
  return finalizeLegalTexts(await prepared<LegalTexts>(texts, 'messages/legal'), footer.email)
}

/** The messages of a file unchanged, or as PSEUDO and EDITING ask (docs/editing.md). */
async function prepared<T>(messages: T, folder: MessageLocation['folder']): Promise<T> {
  const texts = process.env.PSEUDO ? (await import('./pseudo-localize')).pseudoLocalize(messages) : messages
  // The first condition is decided by the bundler: a build has neither the marks nor the code.
  return process.env.NODE_ENV === 'development' && process.env.EDITING
    ? (await import('./edit-markers')).addEditMarkers(texts, folder)
    : texts
}
