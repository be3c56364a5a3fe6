import { createLoader } from '../loading/json-loader'
import { documentKeys } from '../pages'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* Loads dictionaries in the browser: one GET for each, with the retries of lib/loading/json-loader.ts. */

const load = createLoader()

/* Top-level keys that a dictionary must have; without one of them, texts would be missing. The type keeps the list complete. */
const requiredKeys = Object.keys({
  meta: true,
  shell: true,
  nav: true,
  action: true,
  hero: true,
  book: true,
  app: true,
  benefits: true,
  'about-us': true,
  'free-story': true,
  footer: true,
  toast: true,
  legal: true,
  notFound: true,
  numbers: true,
} satisfies Record<keyof Dictionary, true>)

/** A language's dictionary. Rejects with an error that names the URL. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  return load(dictionaryUrl(locale), requiredKeys) as Promise<Dictionary>
}

/** A language's legal texts, for the hash routes. Rejects as loadDictionary does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return load(legalTextsUrl(locale), documentKeys) as Promise<LegalTexts>
}
