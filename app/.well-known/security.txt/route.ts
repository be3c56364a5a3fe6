import { loadDictionary } from '#dictionaries'
import { withBasePath } from '@/lib/base-path'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/**
 * Says where to report a vulnerability (RFC 9116). Expires a year after the first day of the current month, so that
 * builds within a month give the same file.
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
