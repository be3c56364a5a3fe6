import { createCheckTranslator } from '../../checks/strings'
import { createEditorTranslator, nameLanguage, negotiateLanguage } from '../strings'

/* The language of the editor itself, which is independent of the language of the site. */

/** The server has set it on the page, from the editor's cookie or the browser's preferences. */
export const language = negotiateLanguage(globalThis.document?.documentElement.lang)

/** Translates the words of the editor. */
export const t = createEditorTranslator(language)

/** Translates what the message checks say: findings, and what a text is for. */
export const tCheck = createCheckTranslator(language)

/** The name of a language in the editor's language, as in a sentence: `anglais`. */
export const getLanguageName = (code: string): string => nameLanguage(code, language)

/** The names of languages as a list: `anglais et espagnol`. */
export const listLanguages = (codes: readonly string[]): string =>
  new Intl.ListFormat(language).format(codes.map(getLanguageName))

/** Stores the choice of a language in a cookie, and loads the page in it. */
export function chooseLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API asks for a safe context and Safari lacks it.
  document.cookie = `nori-editor=${code}; path=/edit; max-age=31536000; samesite=strict`
  location.reload()
}
