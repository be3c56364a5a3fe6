import type { MetadataRoute } from 'next'
import { locales } from '@/lib/i18n/locales'
import { landingPath } from '@/lib/i18n/urls'
import { absoluteUrl, landingAlternates } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** The landing pages with their alternates; legal pages are not indexed, so not listed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(landingAlternates().map(({ hrefLang, href }) => [hrefLang, href]))
  return locales.map((locale) => ({ url: absoluteUrl(landingPath(locale)), alternates: { languages } }))
}
