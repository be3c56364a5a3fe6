import { createEditorTranslator, type Language, languages, negotiateLanguage } from '../strings'

/* The language of the editor itself, which is independent of the language of the site. */

/** The server has set it on the page, from the editor's cookie or the browser's preferences. */
export const language = negotiateLanguage(globalThis.document?.documentElement.lang)

/** Formats a string in the editor's language. */
export const t = createEditorTranslator(language)

/** The name of a language in itself: `français`. */
const getNativeName = (code: Language) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

/** Fills the menu of the editor's languages. A choice is stored in a cookie, and the page reloaded. */
export function fillLanguageMenu(menu: HTMLSelectElement) {
  menu.append(...languages.map((code) => new Option(getNativeName(code), code, false, code === language)))
  menu.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API asks for a safe context and Safari lacks it.
    document.cookie = `nori-editor=${menu.value}; path=/edit; max-age=31536000; samesite=strict`
    location.reload()
  })
}
