import { loadLegalTexts } from '#dictionaries'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The legal texts that the hash routes fetch. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return Response.json(await loadLegalTexts(isLocale(locale) ? locale : defaultLocale))
}
