import { loadMessages } from '#dictionaries'
import { Shell } from '@/components/shell/shell'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'

export default async function LandingPage({ params }: { params: Promise<{ locale?: string[] }> }) {
  const [segment] = (await params).locale ?? []
  const locale = isLocale(segment) ? segment : defaultLocale
  const { shell } = await loadMessages(locale)
  return <Shell locale={locale} starting={shell.starting} />
}
