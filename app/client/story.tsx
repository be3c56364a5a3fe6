import { loadDictionary } from '#dictionaries'
import { StoryShell } from '@/components/shell/story-shell'
import type { Locale } from '@/lib/i18n/locales'

/** The tree of the free story's page, as app/(files)/[slug]/story-page.tsx renders it, once its texts are loaded. */
export async function storyTree(locale: Locale) {
  return <StoryShell locale={locale} dictionary={await loadDictionary(locale)} />
}
