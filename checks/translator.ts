import compile from 'icu-minify/compile'
import format from 'icu-minify/format'

/* Formats the strings that the message checks and the editor show, which are ICU messages. */

/**
 * Strings by group and name. `parts.quoted` puts quotation marks around a text, `parts.inLanguage` the preposition before a
 * language, if the sentences do not have it.
 */
export type StringTable = Record<string, Record<string, string>> & {
  parts: { quoted: string; inLanguage: string }
}

/** The name of a string in a table: `findings.missing`. */
export type KeyIn<Table> = {
  [G in keyof Table & string]: `${G}.${keyof Table[G] & string}`
}[keyof Table & string]

/**
 * The value of an argument. A list of language codes becomes `French and Spanish` or `en français et en espagnol`, a list
 * of alternatives `“a” or “b”`, an ISO date `November 22, 2026`, a key another string of the table, and translations the one
 * in the language of the reader.
 */
export type ArgumentValue<Key extends string> =
  | string
  | number
  | { languages: readonly string[] }
  | { either: readonly string[] }
  | { string: Key }
  | { date: string }
  | { translations: Record<string, string> }

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** The name of a language in another one, as in a sentence: `anglais`. @param code returned if it is no language's */
export const getLanguageName = (code: string, language: string): string =>
  /^[a-z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code) : code

/** Writes out an ISO date in a language: `22 novembre 2026`. Returns other text as it is. */
export function formatDate(text: string, language: string): string {
  const date = new Date(text)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime())) return text
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Returns a function that formats a string of the table with the values of its arguments. */
export function createTranslator<Table extends StringTable>(language: string, table: Table) {
  type Key = KeyIn<Table>
  const groups: Record<string, Record<string, string>> = table

  const formatString = (key: string, values: Record<string, string | number>) => {
    const [group = '', ...name] = key.split('.')
    const pattern = groups[group]?.[name.join('.')] ?? ''
    return String(format(compile(pattern), language, values, { formatters }))
  }
  const formatValue = (value: ArgumentValue<Key>) => {
    if (typeof value !== 'object') return value
    if ('string' in value) return translate(value.string)
    if ('date' in value) return formatDate(value.date, language)
    if ('translations' in value) return value.translations[language] ?? ''
    if ('languages' in value) {
      const names = value.languages.map((code) =>
        formatString('parts.inLanguage', { language: getLanguageName(code, language) }),
      )
      return new Intl.ListFormat(language).format(names)
    }
    const quoted = value.either.map((text) => formatString('parts.quoted', { text }))
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted)
  }
  const translate = (key: Key, values: Record<string, ArgumentValue<Key>> = {}): string => {
    const formatted = Object.entries(values).map(([name, value]) => [name, formatValue(value)] as const)
    return formatString(key, Object.fromEntries(formatted))
  }
  return translate
}
