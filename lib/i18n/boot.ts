import { basePath } from '../base-path'
import { detectLocale, type LanguageRules } from './detect'
import { defaultLocale, type Locale, localeCookie, locales } from './locales'

/**
 * Runs in the head before the first paint: picks the language, remembers it, and moves to that
 * language's page if it is not this one (architecture, decision 5). Whatever is blocked is passed over.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 */
export function applyLanguage(
  detect: typeof detectLocale,
  rules: LanguageRules & { basePath: string },
  pageLocale: string,
  { document, location, navigator, window }: Pick<Window, 'document' | 'location' | 'navigator' | 'window'>,
): void {
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch {
      return undefined
    }
  }
  const locale = detect(
    {
      search: location.search,
      pathname: location.pathname.slice(rules.basePath.length),
      cookie: attempt(() => document.cookie),
      stored: [
        attempt(() => window.localStorage.getItem(rules.cookieName)) ?? null,
        attempt(() => window.sessionStorage.getItem(rules.cookieName)) ?? null,
      ],
      languages: navigator.languages ?? [],
      htmlLang: pageLocale,
    },
    rules,
  )
  attempt(() => {
    document.cookie = `${rules.cookieName}=${locale}; Path=${rules.basePath}/; SameSite=Strict`
  })
  if (locale !== pageLocale) {
    const path = locale === rules.defaultLocale ? '/' : `/${locale}`
    location.replace(rules.basePath + path + location.search + location.hash)
  }
}

/** The inline script for the head of a landing page written in `pageLocale`. */
export function bootScript(pageLocale: Locale): string {
  const rules = { locales, defaultLocale, cookieName: localeCookie, basePath }
  return `(${applyLanguage})(${detectLocale},${JSON.stringify(rules)},${JSON.stringify(pageLocale)},window)`
}
