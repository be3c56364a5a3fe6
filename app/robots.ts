import type { MetadataRoute } from 'next'
import { withBasePath } from '@/lib/base-path'
import { toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** Allows crawling of every page, because crawlers must read the legal pages to find their `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: toAbsoluteUrl(withBasePath('/sitemap.xml')) }
}
