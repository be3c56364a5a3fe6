import { createLoader } from './load'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* Where dictionaries come from in the browser: one GET each, repeated as load.ts says. */

const load = createLoader()

/** A language's dictionary. Rejects with a LoadError that names the address. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return load(dictionaryUrl(locale)) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return load(legalTextsUrl(locale)) as Promise<LegalTexts>
}
