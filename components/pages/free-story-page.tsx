import { loadDictionary } from '#dictionaries'
import { BackLink } from '@/components/legal/back-link'
import { HeadTags } from '@/components/route/head-tags'
import { Footer } from '@/components/shell/footer'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getLandingPage } from '@/lib/pages'
import { buildStoryHead, buildStoryStructuredData } from '@/lib/seo/story'
import { serializeInlineJson } from '@/lib/seo/structured-data'
import { StoryApp } from './story-app'

/** The free story's page: head tags, structured data, the interactive reader and the footer. */
export async function FreeStoryPage({ locale }: { locale: Locale }) {
  const dictionary = await loadDictionary(locale)
  const landing = getLandingPage(locale).href
  return (
    <>
      <HeadTags {...buildStoryHead(dictionary, locale)} />
      <link rel="stylesheet" href={withBasePath('/story-print.css')} media="print" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
        dangerouslySetInnerHTML={{
          __html: serializeInlineJson(buildStoryStructuredData(dictionary, locale)),
        }}
      />
      <main>
        <div className="free-story ground-night">
          <div className="page-column">
            <BackLink home={landing} label={dictionary.shell.backToWebsite} />
            <div data-app="story">
              <StoryApp locale={locale} />
            </div>
          </div>
        </div>
      </main>
      <Footer landing={landing} />
    </>
  )
}
