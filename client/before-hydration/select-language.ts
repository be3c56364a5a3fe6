import { formatLocaleCookie } from '@/lib/i18n/cookie'
import { detectLocale } from '@/lib/i18n/detect'
import { localeCookieName } from '@/lib/i18n/locales'
import { normalizePageUrl } from '@/lib/normalize-page-url'

/*
 * Runs in the head of a landing page, before the first paint: selects the language, stores it in the cookie and opens
 * that language's page if it is another one (docs/behaviour.md, “Languages”). Ignores blocked cookies and storage.
 */

/** Path of each language's landing page. */
type LandingPaths = Record<string, string>

/** The parts of a window that are read, so that tests can pass their own. */
type Browser = Pick<Window, 'document' | 'localStorage' | 'location' | 'navigator' | 'sessionStorage'>

/** For the default language's page, whose path names no language. */
export function openDetectedLanguage(paths: LandingPaths, browser: Browser): void {
  const { document: page, location, navigator } = browser
  const locale = detectLocale(
    {
      search: location.search,
      cookie: ignoreErrors(() => page.cookie),
      // A function, because reading storage is slow.
      readStored: () => [
        ignoreErrors(() => browser.localStorage.getItem(localeCookieName)),
        ignoreErrors(() => browser.sessionStorage.getItem(localeCookieName)),
      ],
      languages: navigator.languages,
      htmlLang: page.documentElement.lang,
    },
    Object.keys(paths),
  )
  openLanguage(locale, paths, browser)
}

/** For the other languages' pages, where only the query can request another language than that of the path. */
export function openRequestedLanguage(paths: LandingPaths, browser: Browser): void {
  const requested = new URLSearchParams(browser.location.search).getAll('lang').pop() ?? ''
  const { lang } = browser.document.documentElement
  openLanguage(Object.hasOwn(paths, requested) ? requested : lang, paths, browser)
}

function openLanguage(locale: string, paths: LandingPaths, { document: page, location }: Browser): void {
  const { lang } = page.documentElement
  const isHere = normalizePageUrl(location.pathname) === normalizePageUrl(paths[lang] as string)
  // A copy of the page, for example in an archive, stays as it is.
  if (!isHere || !/^http/.test(location.protocol)) return
  ignoreErrors(() => {
    page.cookie = formatLocaleCookie(locale)
  })
  if (locale !== lang) location.replace(paths[locale] + location.search + location.hash)
}

function ignoreErrors<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {}
}
