import { getShopState } from '../site'
import { buildDictionary } from './build-dictionary'
import type { MessageLocation } from './edit-markers'
import { finalizeLegalTexts } from './finalize-legal-texts'
import type { Locale } from './locales'
import type { Dictionary, LegalTexts, Messages } from './messages'
import { setTypography } from './typography'

/*
 * Loads texts from the message files while prerendering. `#dictionaries` (package.json, "imports") is this module in the
 * build and client/loading/dictionaries.ts in browsers, whose scripts therefore contain no texts.
 */

/**
 * Whether this is `npm run edit`. The bundler evaluates it: a build contains no code of the editor, and the editor does not
 * bundle the message files.
 */
const isEditing = process.env.NODE_ENV === 'development' && process.env.EDITING

async function loadMessages(locale: Locale): Promise<Messages> {
  const texts = isEditing
    ? (await import('./edited-messages')).readEditedMessages('messages', locale)
    : (await import(`../../messages/${locale}.json`)).default
  return markForEditing(setTypography(texts, locale), 'messages')
}

/** Loads what components show, and what browsers fetch, in a language. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return buildDictionary(await loadMessages(locale), locale)
}

/** Loads a language's legal texts, with values for their arguments and draft status. */
export async function loadLegalTexts(locale: Locale): Promise<LegalTexts> {
  const texts = isEditing
    ? (await import('./edited-messages')).readEditedMessages('messages/legal', locale)
    : (await import(`../../messages/legal/${locale}.json`)).default
  const { footer, legal } = await loadMessages(locale)
  const typeset = setTypography<LegalTexts>(texts, locale, { preventsWidows: false })
  const values = { email: footer.email, shop: legal.shop[getShopState()] }
  return finalizeLegalTexts(await markForEditing(typeset, 'messages/legal'), values)
}

/** Marks the texts of a file for the editor; otherwise returns them unchanged. */
const markForEditing = async <T>(messages: T, folder: MessageLocation['folder']): Promise<T> =>
  isEditing ? (await import('./edit-markers')).addEditMarkers(messages, folder) : messages
