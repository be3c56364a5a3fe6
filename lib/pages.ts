import { withBase } from './base-path'
import { defaultLocale, type Locale, locales } from './i18n/locales'

/**
 * The site's documents, in the footer's order. `key`: key of the text in `messages/legal/` and of the label
 * in `messages/`, `footer`; `isRoute`: also a hash route of the app (specification, section 2).
 */
const documents = [
  { name: 'terms-and-conditions', key: 'terms', isRoute: true, isIndexed: false },
  { name: 'privacy-policy', key: 'privacy', isRoute: true, isIndexed: false },
  { name: 'accessibility', key: 'accessibility', isRoute: false, isIndexed: false },
] as const

export type DocumentName = (typeof documents)[number]['name']
export type DocumentKey = (typeof documents)[number]['key']
/** Documents that are hash routes of the app. */
export type RouteName = Extract<(typeof documents)[number], { isRoute: true }>['name']

interface PageBase {
  locale: Locale
  /** Address from the site's own root; `path` is the same with the base path before it. */
  address: `/${string}`
  path: string
  /** Name of the exported file. */
  file: string
  /** Whether search engines may list it, and the sitemap does. */
  isIndexed: boolean
  /** Whether React starts in it. */
  hasScripts: boolean
}

export interface LandingPage extends PageBase {
  kind: 'landing'
}

export interface DocumentPage extends PageBase {
  kind: 'document'
  name: DocumentName
  key: DocumentKey
  /** File name without extension, as in the address. */
  slug: string
  /** The hash that shows the same text in the app, if the document is one of its routes. */
  hashRoute?: `#/${RouteName}`
}

export type Page = LandingPage | DocumentPage

/** The landing pages: `/`, `/fr`, `/es` (specification, section 2, languages). */
export const landingPages: readonly LandingPage[] = locales.map((locale) => {
  const address = locale === defaultLocale ? ('/' as const) : (`/${locale}` as const)
  const file = locale === defaultLocale ? 'index.html' : `${locale}.html`
  return {
    kind: 'landing',
    locale,
    address,
    path: withBase(address),
    file,
    isIndexed: true,
    hasScripts: true,
  }
})

/** The documents' pages: `/privacy-policy.html`, `/privacy-policy-fr.html` (specification, section 2, footer). */
export const documentPages: readonly DocumentPage[] = documents.flatMap(({ name, key, isRoute, isIndexed }) =>
  locales.map((locale): DocumentPage => {
    const slug = locale === defaultLocale ? name : `${name}-${locale}`
    const file = `${slug}.html`
    return {
      kind: 'document',
      name,
      key,
      slug,
      locale,
      address: `/${file}`,
      path: withBase(`/${file}`),
      file,
      ...(isRoute && { hashRoute: `#/${name}` }),
      isIndexed,
      hasScripts: false,
    }
  }),
)

/** Every page of the site. All lists of pages, addresses or documents derive from it. */
export const pages: readonly Page[] = [...landingPages, ...documentPages]

/** Keys of the documents' texts, in the footer's order. */
export const documentKeys: readonly DocumentKey[] = documents.map(({ key }) => key)

/** Documents that are hash routes, in the footer's order. */
export const routeNames: readonly RouteName[] = documents.flatMap((row) => (row.isRoute ? [row.name] : []))

/** The landing page of a language. Every language has one, because the table is built from the list of languages. */
export const landingPage = (locale: Locale) =>
  landingPages.find((page) => page.locale === locale) as LandingPage

/** The pages of all documents in a language, in the footer's order. */
export const documentsIn = (locale: Locale) => documentPages.filter((page) => page.locale === locale)

/** A document's page in a language. Every document has one, for the same reason. */
export const documentPage = (name: DocumentName, locale: Locale) =>
  documentsIn(locale).find((page) => page.name === name) as DocumentPage

/** The document's page with this file name (without extension). Throws for an unknown name. */
export function documentBySlug(slug: string): DocumentPage {
  const page = documentPages.find((candidate) => candidate.slug === slug)
  if (!page)
    throw new Error(
      `lib/pages.ts has no document "${slug}"; it has ${documentPages.map((row) => row.slug).join(', ')}.`,
    )
  return page
}
