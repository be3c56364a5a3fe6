import { basePath } from '../base-path'
import { landingPages } from '../pages'
import { type CookieRules, languageCookie } from './cookie'
import { detectLocale, type LanguageRules } from './detect'
import { defaultLocale, type Locale, localeCookie, locales } from './locales'

type PageWindow = Pick<Window, 'document' | 'location' | 'navigator' | 'window'>
type Rules = CookieRules & { paths: Record<string, string> }

/*
 * What the head of a landing page runs before the first paint: pick the language, store it in the cookie, and
 * redirect to that language's page if it is not this one (docs/behaviour.md, “Languages”). Blocked cookies and storage
 * are ignored. The functions are serialised, so they must not use anything outside their arguments and the browser's
 * globals.
 */

/** Stores the language and redirects. @param pick from `pickAny` or `pickAsked` */
function applyLanguage(
  pick: (rules: Rules, window: PageWindow) => string,
  cookieFor: typeof languageCookie,
  rules: Rules,
  window: PageWindow,
): void {
  const { document: page, location } = window
  const locale = pick(rules, window)
  try {
    page.cookie = cookieFor(locale, rules)
  } catch {}
  if (locale !== page.documentElement.lang)
    location.replace(rules.paths[locale] + location.search + location.hash)
}

/** The language of a visit to the default language's page, from all sources. */
function pickAny(
  detect: typeof detectLocale,
  rules: Rules & LanguageRules,
  { document: page, location, navigator, window }: PageWindow,
): string {
  const attempt = (read: () => string | null) => {
    try {
      return read()
    } catch {
      return null
    }
  }
  return detect(
    {
      search: location.search,
      pathname: location.pathname.slice(rules.basePath.length),
      cookie: attempt(() => page.cookie),
      // Reading it can take longer than all the rest, so it is read only if nothing before it names a language.
      stored: () => [
        attempt(() => window.localStorage.getItem(rules.cookieName)),
        attempt(() => window.sessionStorage.getItem(rules.cookieName)),
      ],
      languages: navigator.languages,
      htmlLang: page.documentElement.lang,
    },
    rules,
  )
}

/**
 * The language of a visit to another language's page: the page's own, which its address names, unless the query asks
 * for another.
 */
function pickAsked({ paths }: Rules, { document: page, location }: PageWindow): string {
  const asked = new URLSearchParams(location.search).getAll('lang').pop()
  return Object.keys(paths).find((locale) => locale === asked) ?? page.documentElement.lang
}

const paths = Object.fromEntries(landingPages.map(({ locale, href }) => [locale, href]))
const rules = { cookieName: localeCookie, basePath, paths } satisfies Rules
const allRules = { ...rules, locales, defaultLocale } satisfies Rules & LanguageRules

/** The inline script for the head of a language's landing page. */
export function bootScript(locale: Locale): string {
  const [pick, known] =
    locale === defaultLocale
      ? [`(rules, window) => (${pickAny})(${detectLocale}, rules, window)`, allRules]
      : [pickAsked, rules]
  return `(${applyLanguage})(${pick},${languageCookie},${JSON.stringify(known)},window)`
}
