import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }
import { type ArgumentValue, createTranslator, type KeyIn } from './translator'

/* The strings of the message checks, in the languages of the editor; `npm run check` prints them in English. */

type Strings = typeof en
export const checkStrings = { en, fr, es } satisfies Record<string, Strings>

export type Language = keyof typeof checkStrings
/** The names of the strings of a group. */
export type StringName<G extends keyof Strings> = Extract<keyof Strings[G], string>
export type StringKey = KeyIn<Strings>
export type StringValue = ArgumentValue<StringKey>
export type StringValues = Record<string, StringValue>

/** The patterns of message keys whose purpose is described, in order (see text-specs.ts). */
export const purposePatterns = Object.keys(en.purposes) as StringName<'purposes'>[]

/** Formats the strings of the checks in a language. */
export const createCheckTranslator = (language: Language) =>
  createTranslator<Strings>(language, checkStrings[language])
