import { Shell } from '@/components/shell/shell'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { readMessages } from '@/lib/i18n/messages'

export default async function LandingPage({ params }: { params: Promise<{ locale?: string[] }> }) {
  const [segment] = (await params).locale ?? []
  const locale = isLocale(segment) ? segment : defaultLocale
  const { shell } = await readMessages(locale)
  return <Shell locale={locale} starting={shell.starting} />
}
