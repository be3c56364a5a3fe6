import { createLoader } from './load'
import type { Locale } from './locales'
import { type LegalTexts, type Messages, readLegalTexts, readMessages } from './messages'

const load = createLoader()

/** Where a language's dictionary lies (specification, section 7). */
export const dictionaryUrl = (locale: Locale) => `/locales/${locale}/translation.json`
const legalUrl = (locale: Locale) => `/locales/${locale}/legal.json`

/**
 * A language's dictionary: from the message file while prerendering, by one GET in the browser.
 * Rejects with a LoadError that names the address.
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  // The bundler drops the first branch from the browser's code, and the texts with it.
  if (typeof window === 'undefined') return readMessages(locale)
  return load(dictionaryUrl(locale)) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  if (typeof window === 'undefined') return readLegalTexts(locale)
  return load(legalUrl(locale)) as Promise<LegalTexts>
}
