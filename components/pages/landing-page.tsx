import { loadDictionary } from '#dictionaries'
import { Shell } from '@/components/shell/shell'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The whole landing page, which its route prerenders and client/hydration/main.ts hydrates. The main block is a chunk of
 * its own. It is imported here, because nothing on the prerendered page may suspend.
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
