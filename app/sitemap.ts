import type { MetadataRoute } from 'next'
import { freeStoryPages, landingPages } from '@/lib/pages'
import { listAlternates, toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** The pages that search engines may list, with their alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [landingPages, freeStoryPages].flatMap((versions) => {
    const languages = Object.fromEntries(
      listAlternates(versions).map(({ hrefLang, href }) => [hrefLang, href]),
    )
    return versions
      .filter(({ isIndexed }) => isIndexed)
      .map(({ href }) => ({ url: toAbsoluteUrl(href), alternates: { languages } }))
  })
}
