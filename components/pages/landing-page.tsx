import { loadDictionary } from '#dictionaries'
import { Shell } from '@/components/shell/shell'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The whole landing page, which React hydrates: the route renders this component, and client/hydration/main.ts calls it.
 * In the client the main block is a chunk of its own; here nothing may suspend (docs/architecture.md).
 */
export async function LandingPage({ locale }: { locale: Locale }) {
  const [dictionary, { Landing }] = await Promise.all([
    loadDictionary(locale),
    import('@/components/sections/landing'),
  ])
  return (
    <Shell locale={locale} dictionary={dictionary}>
      <Landing />
    </Shell>
  )
}
