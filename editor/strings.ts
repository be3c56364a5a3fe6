import { createTranslator } from 'next-intl'
import type { Language } from '../checks/strings'
import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }

/* The words of the editor. Those of the message checks are in checks/strings. */

type EditorStrings = typeof en
export const editorStrings = { en, fr, es } satisfies Record<Language, EditorStrings>

export type RequestErrorCode = keyof EditorStrings['errors']

export type { Language }
export const languages = Object.keys(editorStrings) as Language[]

/** Returns the function that translates the words of the editor: `t('editor.save')`. */
export const createEditorTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: editorStrings[language] as EditorStrings })

/** The first supported language of a preference list, such as `fr-CA`, or English. */
export const negotiateLanguage = (...preferences: (string | null)[]): Language =>
  preferences
    .map((code) => languages.find((language) => language === code?.slice(0, 2)))
    .find((language) => language !== undefined) ?? 'en'
