import { createCheckTranslator } from '../../checks/strings'
import { createEditorTranslator, negotiateLanguage } from '../strings'

/* The language of the editor itself, which is independent of the language of the site. */

const storageName = 'nori-editor-language'

/** A browser may block its storage. */
const readChoice = () => {
  try {
    return localStorage.getItem(storageName)
  } catch {
    return null
  }
}
/** The language that was chosen, or else the browser's. */
export const editorLanguage = negotiateLanguage(readChoice(), ...(globalThis.navigator?.languages ?? []))

/** Translates the words of the editor. */
export const t = createEditorTranslator(editorLanguage)

/** Translates what the message checks say: findings, and what a text is for. */
export const tCheck = createCheckTranslator(editorLanguage)

/** The name of a language in the editor's language, as in a sentence: `anglais`. */
export const getLanguageName = (code: string): string =>
  new Intl.DisplayNames(editorLanguage, { type: 'language' }).of(code) ?? code

/** The names of languages as a list: `anglais et espagnol`. */
export const listLanguages = (codes: readonly string[]): string =>
  new Intl.ListFormat(editorLanguage).format(codes.map(getLanguageName))

/** Stores the choice of a language, and loads the page in it. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(storageName, code)
  location.reload()
}
