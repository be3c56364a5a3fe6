/**
 * The languages of the site; every other list of languages derives from this table. `intl`: locale for numbers and
 * dates; `ogLocale`: Open Graph locale; `voices`: accents for reading aloud, in order of preference.
 */
export const localeTable = [
  { code: 'en', name: 'English', intl: 'en-CA', ogLocale: 'en_CA', voices: ['en-ca', 'en-us'] },
  { code: 'fr', name: 'Français', intl: 'fr-CA', ogLocale: 'fr_CA', voices: ['fr-ca', 'fr-fr'] },
  { code: 'es', name: 'Español', intl: 'es-419', ogLocale: 'es_LA', voices: ['es-mx', 'es-419', 'es-us'] },
] as const

export type Locale = (typeof localeTable)[number]['code']

// The mark lets the bundler omit the table where it is not used.
export const locales: readonly Locale[] = /* @__PURE__ */ localeTable.map(({ code }) => code)
export const defaultLocale: Locale = 'en'

/** The language cookie, with next-intl's name. The only thing that the site stores unasked. */
export const localeCookie = 'NEXT_LOCALE'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The table's entry for a language. */
export function getLocaleInfo(locale: Locale) {
  return localeTable.find(({ code }) => code === locale) ?? localeTable[0]
}
