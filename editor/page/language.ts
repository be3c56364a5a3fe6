import { createCheckTranslator } from '../../checks/strings'
import { getLanguageName as nameLanguage } from '../../checks/translator'
import { createEditorTranslator, type Language, negotiateLanguage } from '../strings'

/* The language of the editor itself, which is independent of the language of the site. */

/** The server has set it on the page, from the editor's cookie or the browser's preferences. */
export const language = negotiateLanguage(globalThis.document?.documentElement.lang)

/** Translates the words of the editor. */
export const t = createEditorTranslator(language)

/** Translates what the message checks say: findings, and what a text is for. */
export const tCheck = createCheckTranslator(language)

/** The name of a language in itself: `français`. */
export const getNativeName = (code: Language) => nameLanguage(code, code)

/** The name of a language in the editor's language, as in a sentence: `anglais`. */
export const getLanguageName = (code: string) => nameLanguage(code, language)

/** Sorts things of several languages, those of the editor's own first. @param getCode the language of a thing */
export const sortOwnFirst = <T>(things: readonly T[], getCode: (thing: T) => string | undefined): T[] =>
  things.toSorted((a, b) => Number(getCode(b) === language) - Number(getCode(a) === language))

/** Stores the choice of a language in a cookie, and loads the page in it. */
export function chooseLanguage(code: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API asks for a safe context and Safari lacks it.
  document.cookie = `nori-editor=${code}; path=/edit; max-age=31536000; samesite=strict`
  location.reload()
}
