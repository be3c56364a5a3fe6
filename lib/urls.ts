import { defaultLocale, type Locale } from './i18n/locales'
import { normalizePageUrl } from './normalize-page-url'
import { getLandingPage, landingPages } from './pages'

/** Reads the language from a landing page's path, without the base path. */
export const localeFromPath = (pathname: string): Locale =>
  landingPages.find((page) => page.route === normalizePageUrl(pathname))?.locale ?? defaultLocale

/** The href of a link that selects a language. English needs the query, because its path does not override the cookie. */
export function getLanguageHref(locale: Locale): string {
  const { href } = getLandingPage(locale)
  return locale === defaultLocale ? `${href}?lang=${locale}` : href
}

/**
 * Changes the language in the URL of the landing page: the prefix and the `lang` parameter, of which English has none.
 * Other parameters and the hash stay.
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
