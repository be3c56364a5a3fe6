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
  /** Whether the sitemap contains the page and search engines may list it. */
  isIndexed: boolean
}

interface LandingEntry extends BaseEntry {
  kind: 'landing'
}

/** The free story's own page. */
interface FreeStoryEntry extends BaseEntry {
  kind: 'story'
  /** File name without extension. */
  slug: string
}

export interface LegalEntry extends BaseEntry {
  kind: 'legal'
  name: LegalName
  key: LegalKey
  /** File name without extension. */
  slug: string
}

/** A static page, named by its file. */
export type StaticPage = FreeStoryEntry | LegalEntry

export type PageEntry = LandingEntry | StaticPage

/** The landing pages: `/`, `/fr`, `/es`. */
export const landingPages: readonly LandingEntry[] = locales.map((locale) => {
  const isDefault = locale === defaultLocale
  const route: LandingEntry['route'] = isDefault ? '/' : `/${locale}`
  return {
    kind: 'landing',
    locale,
    route,
    href: withBasePath(route),
    file: isDefault ? 'index.html' : `${locale}.html`,
    isIndexed: true,
  }
})

/** Derives the addresses of a static page from its name: in French, `privacy-policy` is `/privacy-policy-fr.html`. */
function locateStaticPage(name: string, locale: Locale) {
  const slug = locale === defaultLocale ? name : `${name}-${locale}`
  const file = `${slug}.html`
  return { locale, slug, route: `/${file}` as const, href: withBasePath(`/${file}`), file }
}

export const getFreeStoryHref = (locale: Locale) => locateStaticPage('free-story', locale).href

/** The free story's pages. `@__PURE__` lets the bundler omit the table, which no browser script uses. */
export const freeStoryPages: readonly FreeStoryEntry[] = /* @__PURE__ */ locales.map((locale) => ({
  kind: 'story',
  ...locateStaticPage('free-story', locale),
  isIndexed: true,
}))

export const legalPages: readonly LegalEntry[] = legalTable.flatMap(({ name, key }) =>
  locales.map(
    (locale): LegalEntry => ({
      kind: 'legal',
      name,
      key,
      ...locateStaticPage(name, locale),
      isIndexed: false,
    }),
  ),
)

/** Every page but the 404 page, from the three tables above. */
export const pages: readonly PageEntry[] = /* @__PURE__ */ ([] as PageEntry[]).concat(
  landingPages,
  freeStoryPages,
  legalPages,
)

/** Finds the version of a page in a language. Never undefined, because the tables are built from the list of languages. */
export const findVersion = <Page extends PageEntry>(versions: readonly Page[], locale: Locale) =>
  versions.find((page) => page.locale === locale) as Page

export const getLandingPage = (locale: Locale) => findVersion(landingPages, locale)

export const getFreeStoryPage = (locale: Locale) => findVersion(freeStoryPages, locale)

/** The pages of all legal documents in a language, in the footer's order. */
export const listLegalPages = (locale: Locale) => legalPages.filter((page) => page.locale === locale)

export const getLegalPage = (name: LegalName, locale: Locale) =>
  listLegalPages(locale).find((page) => page.name === name) as LegalEntry

/** The pages that app/(static)/[slug] renders. */
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
