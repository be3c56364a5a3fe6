import { loadDictionary } from '#dictionaries'
import { LandingPage } from '@/components/pages/landing-page'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { StructuredData } from '@/components/ui/structured-data'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { buildStructuredData } from '@/lib/seo/structured-data'

export default async function LandingRoute({ params }: PageProps<'/[[...locale]]'>) {
  const [segment] = (await params).locale ?? []
  const locale = isLocale(segment) ? segment : defaultLocale
  return (
    <>
      <div data-hydrate="landing">
        <LandingPage locale={locale} />
      </div>
      <OfflineNotice locale={locale} />
      <StructuredData data={buildStructuredData(await loadDictionary(locale), locale)} />
    </>
  )
}
