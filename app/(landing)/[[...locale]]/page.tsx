import { loadDictionary } from '#dictionaries'
import { Landing } from '@/components/sections/landing'
import { Shell } from '@/components/shell/shell'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'

/** The landing page; app/client/landing.tsx hydrates the same tree in the export. */
export default async function LandingPage({ params }: { params: Promise<{ locale?: string[] }> }) {
  const [segment] = (await params).locale ?? []
  const locale = isLocale(segment) ? segment : defaultLocale
  return (
    <div data-app="landing">
      <Shell locale={locale} dictionary={await loadDictionary(locale)}>
        <Landing />
      </Shell>
    </div>
  )
}
