import { loadDictionary } from '#dictionaries'
import { BackLink } from '@/components/legal/back-link'
import { Footer } from '@/components/shell/footer'
import { LanguageLinks } from '@/components/shell/language-links'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { HeadTags } from '@/components/ui/head-tags'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { buildStoryHead, buildStoryStructuredData } from '@/lib/seo/story'
import { serializeInlineJson } from '@/lib/seo/structured-data'
import { getLanguageHref } from '@/lib/urls'
import { StoryPart } from './story-part'

/** The free story's page: head tags, structured data, the interactive reader and the footer. */
export async function FreeStoryPage({ locale }: { locale: Locale }) {
  const dictionary = await loadDictionary(locale)
  const { shell } = dictionary
  const landing = getLanguageHref(locale)
  return (
    <>
      <HeadTags {...buildStoryHead(dictionary, locale)} />
      <link rel="stylesheet" href={withBasePath('/story-print.css')} media="print" />
      <div className="free-story ground-night">
        <header className="page-column file-header">
          <BackLink home={landing} label={shell.backToWebsite} />
          <LanguageLinks page={getFreeStoryPage(locale)} label={shell.language} />
        </header>
        <main className="page-column" data-hydrate="story">
          <StoryPart locale={locale} />
        </main>
      </div>
      <Footer landing={landing} />
      <OfflineNotice locale={locale} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
        dangerouslySetInnerHTML={{
          __html: serializeInlineJson(buildStoryStructuredData(dictionary, locale)),
        }}
      />
    </>
  )
}
