import { completeTexts } from '../legal/complete-texts'
import { dictionaryOf } from './dictionary'
import { tieLastWords } from './last-words'
import type { Locale } from './locales'
import type { TextPlace } from './marks'
import type { Dictionary, LegalTexts, Messages } from './messages'

/*
 * Loads texts while prerendering: from the message files. The browser's bundle contains source.browser.ts instead
 * (package.json, "imports"), so its scripts contain no texts.
 */

/** A language's messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return prepared(tieLastWords((await import(`../../messages/${locale}.json`)).default), 'messages')
}

/** What the components show and browsers fetch of a language. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return dictionaryOf(await loadMessages(locale), locale)
}

/** A language's legal texts, complete (lib/legal/complete-texts.ts). */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const texts = (await import(`../../messages/legal/${locale}.json`)).default
  const { footer } = await loadMessages(locale)
  return completeTexts(await prepared<LegalTexts>(texts, 'messages/legal'), footer.email)
}

/** The messages of a file unchanged, or as PSEUDO and EDITING ask (docs/editing.md). */
async function prepared<T>(messages: T, folder: TextPlace['folder']): Promise<T> {
  const texts = process.env.PSEUDO ? (await import('./pseudo')).pseudo(messages) : messages
  // The first condition is decided by the bundler: a build has neither the marks nor the code.
  return process.env.NODE_ENV === 'development' && process.env.EDITING
    ? (await import('./marks')).markTexts(texts, folder)
    : texts
}
