import { createLoader } from './load'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'

const load = createLoader()

/** Where a language's dictionary lies (specification, section 7). */
export const dictionaryUrl = (locale: Locale) => `/locales/${locale}/translation.json`
const legalUrl = (locale: Locale) => `/locales/${locale}/legal.json`

/**
 * A language's dictionary: from the message file while prerendering, by one GET in the browser.
 * Rejects with a LoadError that names the address.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // The bundler drops this branch from the browser's code, and the texts with it.
  if (typeof window === 'undefined') return (await import(`../../messages/${locale}.json`)).default
  return load(dictionaryUrl(locale)) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  if (typeof window === 'undefined') return (await import(`../../messages/legal/${locale}.json`)).default
  return load(legalUrl(locale)) as Promise<LegalTexts>
}
