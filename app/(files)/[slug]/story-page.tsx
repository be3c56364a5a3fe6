import { loadDictionary, loadMessages } from '#dictionaries'
import { BackLink } from '@/components/legal/back-link'
import { HeadTags } from '@/components/route/head-tags'
import { Footer } from '@/components/shell/footer'
import { StoryShell } from '@/components/shell/story-shell'
import { asset } from '@/lib/assets'
import { landingPage, type StoryPage as Page } from '@/lib/pages'
import { storyData, storyHead } from '@/lib/seo/story'
import { inlineJson } from '@/lib/seo/structured-data'

/**
 * The free story's page: its head, its structured data, the reader and the footer. app/client/story.tsx hydrates the
 * reader in the export.
 */
export async function StoryPage({ page: { locale } }: { page: Page }) {
  const messages = await loadMessages(locale)
  const landing = landingPage(locale).path
  return (
    <>
      <HeadTags {...storyHead(messages, locale)} />
      <link rel="stylesheet" href={asset('/booklet.css')} media="print" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inlineJson escapes what could end the element
        dangerouslySetInnerHTML={{ __html: inlineJson(storyData(messages, locale)) }}
      />
      <main>
        {/* The mark is for the export (scripts/export/first-screen.ts). */}
        <div className="free-story ground-night" data-ends-first-screen="">
          <div className="section-inner">
            <BackLink home={landing} label={messages.shell.backToWebsite} />
            <div data-app="story">
              <StoryShell locale={locale} dictionary={await loadDictionary(locale)} />
            </div>
          </div>
        </div>
      </main>
      <Footer landing={landing} />
    </>
  )
}
