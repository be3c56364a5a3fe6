import { loadLegalMessages, loadMessages } from '#message-texts'
import { getShopState } from '../site'
import { buildDictionary } from './build-dictionary'
import { finalizeLegalTexts } from './finalize-legal-texts'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts } from './messages'

/*
 * Loads texts from the message files while prerendering. `#dictionaries` (package.json, "imports") is this module in the
 * build and client/loading/dictionaries.ts in browsers, whose scripts therefore contain no texts.
 */

/** Loads what components show, and what browsers fetch, in a language. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return buildDictionary(await loadMessages(locale), locale)
}

/** Loads a language's legal texts, with values for their arguments and draft status. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const { footer, legal } = await loadMessages(locale)
  const values = { email: footer.email, shop: legal.shop[getShopState()] }
  return finalizeLegalTexts(await loadLegalMessages(locale), values)
}
