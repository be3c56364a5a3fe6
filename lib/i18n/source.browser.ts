import { createLoader } from './load'
import type { Locale } from './locales'
import type { LegalTexts, Messages } from './messages'
import { dictionaryUrl, legalTextsUrl } from './urls'

/* Where dictionaries come from in the browser: one GET each, repeated as load.ts says. */

const load = createLoader()

/* What a file must hold to be one: the page would otherwise lose its words. Complete by type. */
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
const legalParts = Object.keys({ terms: true, privacy: true, accessibility: true } satisfies Record<
  keyof LegalTexts,
  true
>)

/** A language's dictionary. Rejects with a LoadError that names the address. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return load(dictionaryUrl(locale), messageParts) as Promise<Messages>
}

/** A language's legal texts, for the hash routes. Rejects as loadMessages does. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return load(legalTextsUrl(locale), legalParts) as Promise<LegalTexts>
}
