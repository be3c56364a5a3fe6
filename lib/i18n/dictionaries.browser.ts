import { createJsonLoader } from '../loading/json-loader'
import { documentKeys } from '../pages'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* Loads dictionaries and legal texts in the browser, with one GET request for each file. */

const loadJson = createJsonLoader()

/* Top-level keys that a dictionary must have: a truncated file would leave texts empty. `satisfies` keeps the list complete. */
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
  return loadJson(dictionaryUrl(locale), requiredKeys) as Promise<Dictionary>
}

/** A language's legal texts, for the hash routes. Rejects as loadDictionary does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return loadJson(legalTextsUrl(locale), documentKeys) as Promise<LegalTexts>
}
