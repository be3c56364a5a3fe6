import { getDictionaryUrl, getLegalTextsUrl } from '@/lib/dictionary-urls'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary, LegalTexts } from '@/lib/i18n/messages'
import { createJsonLoader } from './json-loader'

/* `#dictionaries` in the browser; in the build it is lib/i18n/dictionaries.ts (package.json, “imports”). */

const loadJson = createJsonLoader()

/** Loads a language's dictionary. Rejects with an error that names the URL. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  return loadJson(getDictionaryUrl(locale)) as Promise<Dictionary>
}

/** Loads a language's legal texts, for the hash routes. Rejects with an error that names the URL. */
export function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  return loadJson(getLegalTextsUrl(locale)) as Promise<LegalTexts>
}
