import { type Language, languages, negotiateLanguage, stringsIn } from '../strings'

/* The editor's own language: not that of the texts. The server has written its page in it. */

/** The editor's language. */
export const language = negotiateLanguage(globalThis.document?.documentElement.lang)

/** A string in the editor's language. */
export const t = stringsIn(language)

/** The language's own name: `français`. */
const nameOf = (code: Language) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code

/** Fills the choice of the editor's language. What is chosen is remembered, and the page loaded in it. */
export function offerLanguages(choice: HTMLSelectElement) {
  choice.append(...languages.map((code) => new Option(nameOf(code), code, false, code === language)))
  choice.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API asks for a safe context and Safari lacks it.
    document.cookie = `nori-editor=${choice.value}; path=/edit; max-age=31536000; samesite=strict`
    // What is typed is kept (drafts.ts).
    location.reload()
  })
}
