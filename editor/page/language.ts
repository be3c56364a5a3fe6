import { createCheckTranslator } from '../../checks/strings'
import { createEditorTranslator, negotiateLanguage } from '../strings'
import { storeItem, tryStorage } from './storage'

/* The language of the editor itself, which is independent of the language of the site. */

const storageName = 'nori-editor-language'

/** The language that was chosen, or else the browser's. */
export const editorLanguage = negotiateLanguage(
  tryStorage((storage) => storage.getItem(storageName)) ?? null,
  ...(globalThis.navigator?.languages ?? []),
)

export const t = createEditorTranslator(editorLanguage)

export const tCheck = createCheckTranslator(editorLanguage)

/** The name of a language in the editor's language, as in a sentence: `anglais`. */
export const getLanguageName = (code: string): string =>
  new Intl.DisplayNames(editorLanguage, { type: 'language' }).of(code) ?? code

/** The names of languages as a list: `anglais et espagnol`. */
export const listLanguages = (codes: readonly string[]): string =>
  new Intl.ListFormat(editorLanguage).format(codes.map(getLanguageName))

/** Stores the choice of a language, and loads the page in it. @returns false if it can't be stored */
export function chooseLanguage(code: string): boolean {
  const isStored = storeItem(storageName, code)
  if (isStored) location.reload()
  return isStored
}
