import { loadDictionary } from '#dictionaries'
import { withBasePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/**
 * Says where to report a vulnerability (RFC 9116): the e-mail address in the footer. Expires a year after the first day of
 * the build's month: within the year that the RFC recommends, and on the same day for every build of a month, so that
 * builds are reproducible.
 */
export async function GET() {
  const { footer } = await loadDictionary(defaultLocale)
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()))
  const lines = [
    `Contact: mailto:${footer.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${[defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)].join(', ')}`,
    `Canonical: ${toAbsoluteUrl(withBasePath('/.well-known/security.txt'))}\n`,
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
