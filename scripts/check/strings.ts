import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }
import { type ArgumentValue, createTranslator, type KeyIn } from './translator'

/* The strings of the message checks, in the languages of the editor; `npm run check` prints them in English. */

type Strings = typeof en
export const checkStrings = { en, fr, es } satisfies Record<string, Strings>

export type Language = keyof typeof checkStrings
/** The names of the strings of a group. */
export type Group<G extends keyof Strings> = Extract<keyof Strings[G], string>
export type StringKey = KeyIn<Strings>
export type Value = ArgumentValue<StringKey>
export type Values = Record<string, Value>

/** The patterns of message keys whose purpose is described, in order (see fields.ts). */
export const purposes = Object.keys(en.purposes) as Group<'purposes'>[]

/** Formats the strings of the checks in a language. */
export const stringsIn = (language: Language) => createTranslator<Strings>(language, checkStrings[language])
