import { withBasePath } from './base-path'
import { defaultLocale, type Locale, locales } from './i18n/locales'
import { type LegalKey, type LegalName, legalTable } from './legal'

interface BaseEntry {
  locale: Locale
  /** Path from the site's root, without the base path. */
  route: `/${string}`
  /** The route with the base path, for links. */
  href: string
  /** Name of the exported file. */
  file: string
  /** Whether search engines may list it; if so, it is in the sitemap. */
  isIndexed: boolean
}

interface LandingEntry extends BaseEntry {
  kind: 'landing'
}

export interface LegalEntry extends BaseEntry {
  kind: 'legal'
  name: LegalName
  key: LegalKey
  /** File name without extension. */
  slug: string
}

/** The free story's own page, with the same reader as the landing page. */
interface FreeStoryEntry extends BaseEntry {
  kind: 'story'
  slug: string
}

/** A static page, named by its file. */
export type StaticPage = FreeStoryEntry | LegalEntry

export type PageEntry = LandingEntry | FreeStoryEntry | LegalEntry

/** Builds the slug of a page in a language: the name, with a suffix unless it is the default language. */
const localizeSlug = (name: string, locale: Locale) => (locale === defaultLocale ? name : `${name}-${locale}`)

/** The landing pages: `/`, `/fr`, `/es`. */
export const landingPages: readonly LandingEntry[] = locales.map((locale) => {
  const route = locale === defaultLocale ? ('/' as const) : (`/${locale}` as const)
  const file = locale === defaultLocale ? 'index.html' : `${locale}.html`
  return {
    kind: 'landing',
    locale,
    route,
    href: withBasePath(route),
    file,
    isIndexed: true,
  }
})

/** The href of the free story's page in a language. */
export const getFreeStoryHref = (locale: Locale) =>
  withBasePath(`/${localizeSlug('free-story', locale)}.html`)

/**
 * The free story's pages: `/free-story.html`, `/free-story-fr.html`. No browser script uses this table; `@__PURE__`
 * lets the bundler drop it.
 */
export const freeStoryPages: readonly FreeStoryEntry[] = /* @__PURE__ */ locales.map((locale) => {
  const slug = localizeSlug('free-story', locale)
  const file = `${slug}.html`
  return {
    kind: 'story',
    slug,
    locale,
    route: `/${file}`,
    href: getFreeStoryHref(locale),
    file,
    isIndexed: true,
  }
})

/** The documents' pages: `/privacy-policy.html`, `/privacy-policy-fr.html`. */
export const legalPages: readonly LegalEntry[] = legalTable.flatMap(({ name, key }) =>
  locales.map((locale): LegalEntry => {
    const slug = localizeSlug(name, locale)
    const file = `${slug}.html`
    return {
      kind: 'legal',
      name,
      key,
      slug,
      locale,
      route: `/${file}`,
      href: withBasePath(`/${file}`),
      file,
      isIndexed: false,
    }
  }),
)

/** Every page of the site. All lists of pages, URLs or documents derive from this table. */
export const pages: readonly PageEntry[] = /* @__PURE__ */ ([] as PageEntry[]).concat(
  landingPages,
  freeStoryPages,
  legalPages,
)

/** The landing page of a language. Never undefined, because the table is built from the list of languages. */
export const getLandingPage = (locale: Locale) =>
  landingPages.find((page) => page.locale === locale) as LandingEntry

/** The free story's page in a language. Never undefined, for the same reason. */
export const getFreeStoryPage = (locale: Locale) =>
  freeStoryPages.find((page) => page.locale === locale) as FreeStoryEntry

/** The pages of all documents in a language, in the footer's order. */
export const listLegalPages = (locale: Locale) => legalPages.filter((page) => page.locale === locale)

/** A document's page in a language. Never undefined, for the same reason. */
export const getLegalPage = (name: LegalName, locale: Locale) =>
  listLegalPages(locale).find((page) => page.name === name) as LegalEntry

/** The pages with a slug, which app/(static)/[slug] renders. */
export const staticPages: readonly StaticPage[] = /* @__PURE__ */ ([] as StaticPage[]).concat(
  freeStoryPages,
  legalPages,
)

/** The same page in the other languages. */
export const listTranslations = (page: StaticPage): StaticPage[] =>
  (page.kind === 'story' ? freeStoryPages : legalPages.filter(({ name }) => name === page.name)).filter(
    ({ locale }) => locale !== page.locale,
  )

/** The page with a slug. @throws for an unknown slug, naming the known ones */
export function findPageBySlug(slug: string): StaticPage {
  const page = staticPages.find((candidate) => candidate.slug === slug)
  if (!page)
    throw new Error(
      `lib/pages.ts has no page "${slug}"; it has ${staticPages.map((row) => row.slug).join(', ')}.`,
    )
  return page
}
