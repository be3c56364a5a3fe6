import { loadDictionary } from '#dictionaries'
import { Footer } from '@/components/shell/footer'
import { LanguageLinks } from '@/components/shell/language-links'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { BackLink } from '@/components/ui/back-link'
import { HeadTags } from '@/components/ui/head-tags'
import { StructuredData } from '@/components/ui/structured-data'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { buildStoryHead, buildStoryStructuredData } from '@/lib/seo/story'
import { getLanguageHref } from '@/lib/urls'
import { StoryPart } from './story-part'

/** The free story's page. React hydrates only StoryPart. */
export async function FreeStoryPage({ locale }: { locale: Locale }) {
  const dictionary = await loadDictionary(locale)
  const { shell } = dictionary
  const landing = getLanguageHref(locale)
  return (
    <>
      <HeadTags {...buildStoryHead(dictionary, locale)} />
      <link rel="stylesheet" href={withBasePath('/story-print.css')} media="print" />
      <div className="free-story ground-night">
        <header className="page-column static-page-header static-page-header-compact">
          <BackLink home={landing} label={shell.backToWebsite} />
          <LanguageLinks page={getFreeStoryPage(locale)} label={shell.language} />
        </header>
        <main className="page-column" data-hydrate="story">
          <StoryPart locale={locale} />
        </main>
      </div>
      <Footer landing={landing} />
      <OfflineNotice locale={locale} />
      <StructuredData data={buildStoryStructuredData(dictionary, locale)} />
    </>
  )
}
