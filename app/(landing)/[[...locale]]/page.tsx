import { loadMessages } from '#dictionaries'
import { Shell } from '@/components/shell/shell'
import { numbersOf } from '@/lib/i18n/format'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'

export default async function LandingPage({ params }: { params: Promise<{ locale?: string[] }> }) {
  const [segment] = (await params).locale ?? []
  const locale = isLocale(segment) ? segment : defaultLocale
  const { shell, book } = await loadMessages(locale)
  const { amount, currency } = book.offer
  const numbers = numbersOf(locale, { amount, currency, rating: book.rating.value })
  return <Shell locale={locale} starting={shell.starting} numbers={numbers} />
}
