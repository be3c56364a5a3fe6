import { loadLegalTexts, loadMessages } from '#dictionaries'
import { LegalText } from '@/components/legal/legal-text'
import { HeadTags } from '@/components/route/head-tags'
import { FileHeader } from '@/components/shell/file-header'
import { Footer } from '@/components/shell/footer'
import { type DocumentPage, landingPage } from '@/lib/pages'
import { buildDocumentHead } from '@/lib/seo/head'

/** A legal document's static page; React does not hydrate it. */
export async function LegalPage({ page }: { page: DocumentPage }) {
  const { locale } = page
  const text = (await loadLegalTexts(locale))[page.key]
  const { meta } = await loadMessages(locale)
  const landing = landingPage(locale).href
  return (
    <>
      <HeadTags {...buildDocumentHead(text, page, meta.siteName)} />
      <FileHeader home={landing} name={meta.siteName} />
      <main>
        <LegalText text={text} home={landing} />
      </main>
      <Footer landing={landing} />
    </>
  )
}
