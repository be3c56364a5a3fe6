import { defaultLocale, type Locale } from './i18n/locales'
import { normalizePage } from './normalize-page'
import { getLandingPage, landingPages } from './pages'

/** Reads the language from a landing page's path without base path. */
export const localeFromPath = (pathname: string): Locale =>
  landingPages.find((page) => page.route === normalizePage(pathname))?.locale ?? defaultLocale

/**
 * The href of a link that selects a language without JavaScript. English is in the query, because its path alone
 * would not override a cookie with another language.
 */
export function getLanguageHref(locale: Locale): string {
  const { href } = getLandingPage(locale)
  return locale === defaultLocale ? `${href}?lang=${locale}` : href
}

/**
 * Changes the language in the URL of the current landing page: sets the prefix and the `lang` parameter (none for
 * English) and keeps all other parameters and the hash (docs/behaviour.md, “Languages”).
 */
export function localizeUrl({ search, hash }: { search: string; hash: string }, locale: Locale): string {
  const parameters = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== 'lang')
  if (locale !== defaultLocale) parameters.push(`lang=${locale}`)
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  return getLandingPage(locale).href + query + hash
}
