import { finalizeLegalTexts } from '../legal/finalize-texts'
import { buildDictionary } from './build-dictionary'
import type { MessageLocation } from './edit-markers'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts, Messages } from './messages'
import { preventWidows } from './prevent-widows'

/*
 * Loads texts from the message files while prerendering. `#dictionaries` (package.json, "imports") is this module in the
 * build and dictionaries.browser.ts in browsers, whose scripts therefore contain no texts.
 */

async function loadMessages(locale: Locale): Promise<Messages> {
  return transformForDevelopment(
    preventWidows((await import(`../../messages/${locale}.json`)).default),
    'messages',
  )
}

/** Loads what components show, and what browsers fetch, in a language. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return buildDictionary(await loadMessages(locale), locale)
}

/** Loads a language's legal texts, with e-mail address and draft status. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const texts = (await import(`../../messages/legal/${locale}.json`)).default
  const { footer } = await loadMessages(locale)
  return finalizeLegalTexts(await transformForDevelopment<LegalTexts>(texts, 'messages/legal'), footer.email)
}

/** Applies PSEUDO and EDITING (docs/editing.md) to the messages of a file; otherwise returns them unchanged. */
async function transformForDevelopment<T>(messages: T, folder: MessageLocation['folder']): Promise<T> {
  const texts = process.env.PSEUDO ? (await import('./pseudo-localize')).pseudoLocalize(messages) : messages
  // The bundler evaluates NODE_ENV, so that a build contains neither the markers nor their code.
  return process.env.NODE_ENV === 'development' && process.env.EDITING
    ? (await import('./edit-markers')).addEditMarkers(texts, folder)
    : texts
}
