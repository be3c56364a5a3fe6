import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }

/* The words of the checks and of the editor, in the languages of those who edit. */

type Strings = typeof en
const tables = { en, fr, es } satisfies Record<string, Strings>

/** A language of the editor. */
export type Language = keyof typeof tables
export const languages = Object.keys(tables) as Language[]

/** The names of a group's strings. */
export type Group<G extends keyof Strings> = Extract<keyof Strings[G], string>
/** A string of the tables, as `editor.save`. */
export type StringKey = { [G in keyof Strings]: `${G}.${Group<G>}` }[keyof Strings]
/** What an argument is. A list of languages, of words to choose from, or another string is written in the language. */
export type Value =
  | string
  | number
  | { languages: readonly string[] }
  | { either: readonly string[] }
  | { string: StringKey }
export type Values = Record<string, Value>

/** The patterns of messages' keys (fields.ts) for which it is said what they are for, in their order. */
export const purposes = Object.keys(en.purposes) as Group<'purposes'>[]

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** A function that returns a string in a language, with the values of its arguments. */
export function stringsIn(language: Language) {
  const table: Record<string, Record<string, string>> = tables[language]
  const names = new Intl.DisplayNames(language, { type: 'language' })

  const written = (value: Value) => {
    if (typeof value !== 'object') return value
    if ('string' in value) return t(value.string)
    if ('languages' in value)
      return new Intl.ListFormat(language).format(value.languages.map((code) => names.of(code) ?? code))
    const quoted = value.either.map((text) => t('parts.quoted', { text }))
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted)
  }
  const t = (key: StringKey, values: Values = {}): string => {
    const [group = '', ...name] = key.split('.')
    const filled = Object.fromEntries(Object.entries(values).map(([of, value]) => [of, written(value)]))
    return String(format(compile(table[group]?.[name.join('.')] ?? ''), language, filled, { formatters }))
  }
  return t
}

/**
 * The first language that the editor has; English if it has none of them.
 * @param wanted codes as a browser sends them: `fr-CA, fr;q=0.9`
 */
export const languageOf = (...wanted: (string | undefined)[]): Language =>
  (wanted.join(',').match(/\b[a-z]{2}\b(?=[-,;]|$)/gi) ?? [])
    .map((code) => languages.find((one) => one === code.toLowerCase()))
    .find((one) => one !== undefined) ?? 'en'
