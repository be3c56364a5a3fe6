import { basePath } from '../base-path'
import { landingPages } from '../pages'
import { type CookieRules, languageCookie } from './cookie'
import { detectLocale, type LanguageRules } from './detect'
import { defaultLocale, localeCookie, locales } from './locales'

/**
 * Runs in the head before the first paint: picks the language, stores it in the cookie, and redirects to
 * that language's page if it is not this one (architecture, decision 5). Ignores blocked cookies and storage.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 */
function applyLanguage(
  detect: typeof detectLocale,
  cookieFor: typeof languageCookie,
  rules: LanguageRules & CookieRules & { paths: Record<string, string> },
  {
    document: page,
    location,
    navigator,
    window,
  }: Pick<Window, 'document' | 'location' | 'navigator' | 'window'>,
): void {
  // Not an argument: the same script on every page needs only one hash in the security policy.
  const pageLocale = page.documentElement.lang
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
      cookie: attempt(() => page.cookie),
      stored: (['localStorage', 'sessionStorage'] as const).map(
        (storage) => attempt(() => window[storage].getItem(rules.cookieName)) ?? null,
      ),
      languages: navigator.languages ?? [],
      htmlLang: pageLocale,
    },
    rules,
  )
  attempt(() => {
    page.cookie = cookieFor(locale, rules)
  })
  if (locale !== pageLocale) location.replace(rules.paths[locale] + location.search + location.hash)
}

const paths = Object.fromEntries(landingPages.map(({ locale, path }) => [locale, path]))
const rules = { locales, defaultLocale, cookieName: localeCookie, basePath, paths }

/** The inline script for the head of the landing pages. */
export const bootScript = `(${applyLanguage})(${detectLocale},${languageCookie},${JSON.stringify(rules)},window)`
