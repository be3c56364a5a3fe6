/**
 * The languages of the site. `intl` is the locale for numbers and dates, `ogLocale` the Open Graph locale; `voices` are
 * the accents for reading aloud, in order of preference.
 */
export const localeTable = [
  { code: 'en', name: 'English', intl: 'en-CA', ogLocale: 'en_CA', voices: ['en-ca', 'en-us'] },
  { code: 'fr', name: 'Français', intl: 'fr-CA', ogLocale: 'fr_CA', voices: ['fr-ca', 'fr-fr'] },
  { code: 'es', name: 'Español', intl: 'es-419', ogLocale: 'es_LA', voices: ['es-mx', 'es-419', 'es-us'] },
] as const

export type Locale = (typeof localeTable)[number]['code']

// `@__PURE__` lets the bundler omit the table where it is not used.
export const locales: readonly Locale[] = /* @__PURE__ */ localeTable.map(({ code }) => code)
export const defaultLocale: Locale = 'en'

/** The name of the language cookie, which is next-intl's. */
export const localeCookieName = 'NEXT_LOCALE'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

export function getLocaleInfo(locale: Locale) {
  return localeTable.find(({ code }) => code === locale) ?? localeTable[0]
}
