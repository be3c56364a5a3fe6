import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import en from './strings/en.json' with { type: 'json' }
import es from './strings/es.json' with { type: 'json' }
import fr from './strings/fr.json' with { type: 'json' }

/* The strings of the message checks, in the languages of the editor; `npm run check` prints them in English. */

type Strings = typeof en
export const checkStrings = { en, fr, es } satisfies Record<string, Strings>

export type Language = keyof typeof checkStrings
export type StringName<G extends keyof Strings> = Extract<keyof Strings[G], string>
/** The name of a string with its group: `findings.missing`. */
type StringKey = { [G in keyof Strings]: `${G}.${StringName<G>}` }[keyof Strings]

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** Returns a function that formats a string. A code in the value `language` becomes the name of the language. */
export function createCheckTranslator(locale: Language) {
  const groups: Record<string, Record<string, string>> = checkStrings[locale]
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
  return (key: StringKey, { language, ...values }: Record<string, string | number> = {}): string => {
    const [group = '', ...name] = key.split('.')
    const text = groups[group]?.[name.join('.')] ?? ''
    const languageName = language && languageNames.of(String(language))
    const all = languageName ? { ...values, language: languageName } : values
    return String(format(compile(text), locale, all, { formatters }))
  }
}
