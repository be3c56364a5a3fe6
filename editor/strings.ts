import { checkStrings, type Language } from '../scripts/check/strings'
import { type ArgumentValue, createTranslator, type KeyIn } from '../scripts/check/translator'
import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }

/* The strings of the editor: its own and those of the message checks. */

type CheckStrings = (typeof checkStrings)['en']
type EditorStrings = typeof en
export const editorStrings = { en, fr, es } satisfies Record<Language, EditorStrings>

export type EditorStringKey = KeyIn<CheckStrings & EditorStrings>
export type EditorValues = Record<string, ArgumentValue<EditorStringKey>>
/** Why the server refuses a request. */
export type RequestErrorCode = keyof EditorStrings['errors']

export type { Language }
export const languages = Object.keys(editorStrings) as Language[]

/** Formats the strings of the editor in a language. */
export const createEditorTranslator = (language: Language) =>
  createTranslator<CheckStrings & EditorStrings>(language, {
    ...checkStrings[language],
    ...editorStrings[language],
  })

/**
 * The first supported language of a preference list, or English.
 * @param preferences language codes, or values of Accept-Language: `fr-CA, fr;q=0.9`
 */
export const negotiateLanguage = (...preferences: (string | undefined)[]): Language =>
  (preferences.join(',').match(/\b[a-z]{2}\b(?=[-,;]|$)/gi) ?? [])
    .map((code) => languages.find((language) => language === code.toLowerCase()))
    .find((language) => language !== undefined) ?? 'en'
