import type { MetadataRoute } from 'next'
import { withBase } from '@/lib/base-path'
import { absoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** Everything may be crawled: the legal pages ask not to be indexed, which must be readable to be heeded. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(withBase('/sitemap.xml')) }
}
