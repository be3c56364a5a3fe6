import type { MetadataRoute } from 'next'
import { freeStoryPages, landingPages } from '@/lib/pages'
import { listAlternates, toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** Lists the pages that search engines may index, each with its translations. */
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
