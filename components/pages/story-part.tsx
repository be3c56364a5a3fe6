import { loadDictionary } from '#dictionaries'
import { StoryShell } from '@/components/shell/story-shell'
import type { Locale } from '@/lib/i18n/locales'

/** The interactive part of the story's page, which client/hydration/main.ts hydrates. */
export async function StoryPart({ locale }: { locale: Locale }) {
  return <StoryShell locale={locale} dictionary={await loadDictionary(locale)} />
}
