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

/**
 * Returns a function that formats a string in a language. Codes of languages in the value `others` become a list of
 * names: `French and Spanish`, `en français et en espagnol`.
 */
export function createCheckTranslator(language: Language) {
  const groups: Record<string, Record<string, string>> = checkStrings[language]
  const formatString = (text: string, values: Record<string, string | number>) =>
    String(format(compile(text), language, values, { formatters }))
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const listLanguages = (codes: string) =>
    codes
      .split(' ')
      .map((code) =>
        formatString(checkStrings[language].parts.inLanguage, { language: names.of(code) ?? code }),
      )
  return (key: StringKey, values: Record<string, string | number> = {}): string => {
    const [group = '', ...name] = key.split('.')
    const { others } = values
    return formatString(groups[group]?.[name.join('.')] ?? '', {
      ...values,
      ...(others && { others: new Intl.ListFormat(language).format(listLanguages(String(others))) }),
    })
  }
}
