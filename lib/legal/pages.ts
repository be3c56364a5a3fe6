import { type Locale, locales } from '../i18n/locales'
import { legalSlug, type StaticDocument, staticDocuments } from '../i18n/urls'

/** Every static legal page: its file name without the ending, its document and its language. */
export const legalPages: { slug: string; document: StaticDocument; locale: Locale }[] =
  staticDocuments.flatMap((document) =>
    locales.map((locale) => ({ slug: legalSlug(document, locale), document, locale })),
  )

/** The legal page with this file name. Throws for a name that is none: the export would be wrong. */
export function legalPage(slug: string) {
  const page = legalPages.find((candidate) => candidate.slug === slug)
  if (!page)
    throw new Error(`There is no legal page "${slug}". Known: ${legalPages.map((p) => p.slug).join(', ')}`)
  return page
}
