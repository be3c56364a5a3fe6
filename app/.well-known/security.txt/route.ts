import { loadDictionary } from '#dictionaries'
import { withBasePath } from '@/lib/base-path'
import { defaultLocale } from '@/lib/i18n/locales'
import { formatSecurityTxt, securityTxtPath } from '@/lib/security-txt'
import { toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** Whom to tell about a fault in security; the address is the footer's. */
export async function GET() {
  const { footer } = await loadDictionary(defaultLocale)
  const canonical = toAbsoluteUrl(withBasePath(securityTxtPath))
  return new Response(formatSecurityTxt({ email: footer.email, canonical, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
