import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { isLocale, locales } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

const loaders: Record<string, typeof loadDictionary | typeof loadLegalTexts> = {
  'translation.json': loadDictionary,
  'legal.json': loadLegalTexts,
}

export function generateStaticParams() {
  return locales.flatMap((locale) => Object.keys(loaders).map((file) => ({ locale, file })))
}

/** The files that the client fetches: dictionaries, and legal texts for the hash routes. */
export async function GET(_request: Request, { params }: RouteContext<'/locales/[locale]/[file]'>) {
  const { locale, file } = await params
  const load = loaders[file]
  if (!load || !isLocale(locale)) throw new Error(`There is no file "${file}" in "${locale}"`)
  return Response.json(await load(locale))
}
