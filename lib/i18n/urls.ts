import { withBasePath, withoutBasePath } from '../base-path'
import { getLandingPage, landingPages } from '../pages'
import { defaultLocale, type Locale } from './locales'

/** The language of a landing page's path, in any form that a host may use. */
export function localeFromPath(pathname: string): Locale {
  const address = withoutBasePath(pathname).replace(/(?:\/|\.html|\/index\.html)$/, '')
  return landingPages.find((page) => page.route === address)?.locale ?? defaultLocale
}

/**
 * Link target for choosing a language without JavaScript. English is in the query, because an older
 * cookie has priority over its path alone.
 */
export function getLanguageHref(locale: Locale): string {
  const { href } = getLandingPage(locale)
  return locale === defaultLocale ? `${href}?lang=${locale}` : href
}

/**
 * The address after a switch to `locale`: its prefix, the same `lang` parameter (none for English),
 * every other parameter and the hash as they were (docs/behaviour.md, “Languages”).
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

/** Where a language's dictionary is. */
export const getDictionaryUrl = (locale: Locale) => withBasePath(`/locales/${locale}/translation.json`)

/** Where a language's legal texts are. */
export const getLegalTextsUrl = (locale: Locale) => withBasePath(`/locales/${locale}/legal.json`)
