import { createTranslator } from 'next-intl'
import type { Language } from '../checks/strings'
import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }

/* The words of the editor. Those of the message checks are in checks/strings. */

type EditorStrings = typeof en
export const editorStrings = { en, fr, es } satisfies Record<Language, EditorStrings>

/** Why the server refuses a request. */
export type RequestErrorCode = keyof EditorStrings['errors']

export type { Language }
export const languages = Object.keys(editorStrings) as Language[]

/** Returns the function that translates the words of the editor: `t('editor.save')`. */
export const createEditorTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: editorStrings[language] as EditorStrings })

/** The name of a language in another one, as in a sentence: `anglais`. */
export const nameLanguage = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** Formats why the server refuses a request. @param values `locale`: the code of a language, which is named */
export function formatRequestError(
  language: Language,
  code: RequestErrorCode,
  values: Record<string, string | number>,
): string {
  const named = values.locale ? { ...values, locale: nameLanguage(String(values.locale), language) } : values
  return createEditorTranslator(language)(`errors.${code}`, named)
}

/**
 * The first supported language of a preference list, or English.
 * @param preferences language codes, or values of Accept-Language: `fr-CA, fr;q=0.9`
 */
export const negotiateLanguage = (...preferences: (string | undefined)[]): Language =>
  (preferences.join(',').match(/\b[a-z]{2}\b(?=[-,;]|$)/gi) ?? [])
    .map((code) => languages.find((language) => language === code.toLowerCase()))
    .find((language) => language !== undefined) ?? 'en'
