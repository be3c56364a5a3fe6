import type { MetadataRoute } from 'next'
import { pages } from '@/lib/pages'
import { absoluteUrl, landingAlternates } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** The pages that search engines may list, landing pages with their alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(landingAlternates().map(({ hrefLang, href }) => [hrefLang, href]))
  return pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ kind, path }) => ({
      url: absoluteUrl(path),
      ...(kind === 'landing' && { alternates: { languages } }),
    }))
}
