import { documentKeys } from '../pages'
import { createLoader } from './load'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* How the browser gets dictionaries: one GET each, with the retries of load.ts. */

const load = createLoader()

/* Top-level keys that a dictionary must have, or the page would lose its texts. The type keeps the list complete. */
const messageParts = Object.keys({
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

/** A language's dictionary. Rejects with an error that names the address. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return load(dictionaryUrl(locale), messageParts) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return load(legalTextsUrl(locale), documentKeys) as Promise<LegalTexts>
}
