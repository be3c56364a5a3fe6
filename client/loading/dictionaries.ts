import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary, LegalTexts } from '@/lib/i18n/messages'
import { legalKeys } from '@/lib/legal'
import { type Section, sections } from '@/lib/sections'
import { getDictionaryUrl, getLegalTextsUrl } from '@/lib/text-urls'
import { createJsonLoader } from './json-loader'

/* Loads dictionaries and legal texts in the browser, with one GET request for each file. */

const loadJson = createJsonLoader()

/* Top-level keys that a dictionary must have: a truncated file would leave texts empty. */
const requiredKeys = [
  ...sections,
  ...Object.keys({
    meta: true,
    shell: true,
    nav: true,
    action: true,
    hero: true,
    moon: true,
    footer: true,
    toast: true,
    legal: true,
    notFound: true,
    numbers: true,
    // `satisfies` keeps the list complete.
  } satisfies Record<Exclude<keyof Dictionary, Section>, true>),
]

/** Loads a language's dictionary. Rejects with an error that names the URL. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  return loadJson(getDictionaryUrl(locale), requiredKeys) as Promise<Dictionary>
}

/** Loads a language's legal texts, for the hash routes. Rejects with an error that names the URL. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return loadJson(getLegalTextsUrl(locale), legalKeys) as Promise<LegalTexts>
}
