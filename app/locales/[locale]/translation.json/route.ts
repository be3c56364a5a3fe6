import { loadDictionary } from '#dictionaries'
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** The dictionary that the client shell fetches (docs/behaviour.md, “Translation files”). */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return Response.json(await loadDictionary(isLocale(locale) ? locale : defaultLocale))
}
