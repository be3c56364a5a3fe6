import { loadDictionary } from '#dictionaries'
import { withBasePath } from '@/lib/base-path'
import { defaultLocale } from '@/lib/i18n/locales'
import { formatSecurityTxt, securityTxtPath } from '@/lib/security-txt'
import { toAbsoluteUrl } from '@/lib/seo/head'

export const dynamic = 'force-static'

/** Where to report a vulnerability: the e-mail address in the footer. */
export async function GET() {
  const { footer } = await loadDictionary(defaultLocale)
  const canonical = toAbsoluteUrl(withBasePath(securityTxtPath))
  return new Response(formatSecurityTxt({ email: footer.email, canonical, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
