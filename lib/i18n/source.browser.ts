import { documentKeys } from '../pages'
import { createLoader } from './load'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* Loads dictionaries in the browser: one GET for each, with the retries of load.ts. */

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
} satisfies Record<keyof Messages, true>)

/** A language's messages, from its dictionary. Rejects with an error that names the URL. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return load(dictionaryUrl(locale), requiredKeys) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return load(legalTextsUrl(locale), documentKeys) as Promise<LegalTexts>
}
