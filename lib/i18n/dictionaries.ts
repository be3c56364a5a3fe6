import { loadLegalMessages, loadMessages } from '#message-texts'
import { getShopState } from '../site'
import { buildDictionary } from './build-dictionary'
import { finalizeLegalTexts } from './finalize-legal-texts'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts } from './messages'

/*
 * `#dictionaries` in the build; in browsers, whose scripts therefore contain no texts, it is
 * client/loading/dictionaries.ts (package.json, “imports”).
 */

/** Builds a language's dictionary from its message file. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return buildDictionary(await loadMessages(locale), locale)
}

/** Loads a language's legal texts, with their arguments replaced. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const { footer, legal } = await loadMessages(locale)
  const values = { email: footer.email, shop: legal.shop[getShopState()] }
  return finalizeLegalTexts(await loadLegalMessages(locale), values)
}
