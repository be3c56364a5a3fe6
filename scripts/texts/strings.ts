import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import en from './strings/en.json'
import es from './strings/es.json'
import fr from './strings/fr.json'

/* The words of the checks and of the editor, in the languages of those who edit. */

type Strings = typeof en
const tables = { en, fr, es } satisfies Record<string, Strings>

/** A language of the editor. */
export type Language = keyof typeof tables
export const languages = Object.keys(tables) as Language[]

/** A string of the tables, as `editor.save`. */
export type StringKey = { [G in keyof Strings]: `${G}.${Extract<keyof Strings[G], string>}` }[keyof Strings]

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** A function that returns a string in a language, with the values of its arguments. */
export const stringsIn =
  (language: Language) =>
  (key: StringKey, values: Record<string, string | number> = {}): string => {
    const [group = '', name = ''] = key.split('.')
    const table: Record<string, Record<string, string>> = tables[language]
    return String(format(compile(table[group]?.[name] ?? ''), language, values, { formatters }))
  }

/**
 * The first language that the editor has; English if it has none of them.
 * @param wanted codes as a browser sends them: `fr-CA, fr;q=0.9`
 */
export const languageOf = (...wanted: (string | undefined)[]): Language =>
  (wanted.join(',').match(/\b[a-z]{2}\b(?=[-,;]|$)/gi) ?? [])
    .map((code) => languages.find((one) => one === code.toLowerCase()))
    .find((one) => one !== undefined) ?? 'en'
