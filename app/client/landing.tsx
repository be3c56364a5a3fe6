import { loadDictionary } from '#dictionaries'
import { Shell } from '@/components/shell/shell'
import type { Locale } from '@/lib/i18n/locales'

/**
 * The tree of a landing page, as app/(landing)/[[...locale]]/page.tsx renders it, once its texts and its main block,
 * which is a chunk of its own, are loaded.
 */
export async function landingTree(locale: Locale) {
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
