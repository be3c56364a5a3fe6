import { withBase, withoutBase } from '../base-path'
import { defaultLocale, type Locale, locales } from './locales'

/** Documents with hash routes (specification, section 2). */
export const legalDocuments = ['terms-and-conditions', 'privacy-policy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Documents with static pages: the legal ones, which are also hash routes, and the accessibility statement. */
export const staticDocuments = [...legalDocuments, 'accessibility'] as const
export type StaticDocument = (typeof staticDocuments)[number]

/** Path of a language's landing page: `/`, `/fr`, `/es`. */
export function landingPath(locale: Locale): string {
  return withBase(locale === defaultLocale ? '/' : `/${locale}`)
}

/** The language that a landing page's path stands for, in any form that a host may give it. */
export function pathLocale(pathname: string): Locale {
  const name = withoutBase(pathname)
    .replace(/^\//, '')
    .replace(/(?:\/|\.html|\/index\.html)$/, '')
  return locales.find((locale) => locale === name) ?? defaultLocale
}

/**
 * Link target for choosing a language without JavaScript. English names itself in the query, because
 * its path alone would let an older cookie win.
 */
export function languageHref(locale: Locale): string {
  return locale === defaultLocale ? `${landingPath(locale)}?lang=${locale}` : landingPath(locale)
}

/** File name of a legal page without its ending: `terms-and-conditions`, `privacy-policy-fr`. */
export function legalSlug(document: StaticDocument, locale: Locale): string {
  return locale === defaultLocale ? document : `${document}-${locale}`
}

/** Address of a static legal page (specification, section 2, footer). */
export function legalPath(document: StaticDocument, locale: Locale): string {
  return withBase(`/${legalSlug(document, locale)}.html`)
}

/**
 * The address after a switch to `locale`: its prefix, a `lang` parameter in step (none for English),
 * every other parameter and the hash as they were (specification, section 2, languages).
 */
export function switchedUrl({ search, hash }: { search: string; hash: string }, locale: Locale): string {
  const parameters = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== 'lang')
  if (locale !== defaultLocale) parameters.push(`lang=${locale}`)
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  return landingPath(locale) + query + hash
}

/** Where a language's dictionary lies (specification, section 7). */
export const dictionaryUrl = (locale: Locale) => withBase(`/locales/${locale}/translation.json`)

/** Where a language's legal texts lie. */
export const legalTextsUrl = (locale: Locale) => withBase(`/locales/${locale}/legal.json`)
