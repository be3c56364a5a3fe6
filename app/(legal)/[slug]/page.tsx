import { setRequestLocale } from 'next-intl/server'
import { loadLegalTexts, loadMessages } from '#dictionaries'
import { LegalText } from '@/components/legal/legal-text'
import { HeadTags } from '@/components/route/head-tags'
import { Footer } from '@/components/shell/footer'
import { documentBySlug, landingPage } from '@/lib/pages'
import { documentHead } from '@/lib/seo/head'

export default async function LegalPage({ params }: { params: Promise<{ slug: string }> }) {
  const page = documentBySlug((await params).slug)
  const { locale } = page
  setRequestLocale(locale)
  const text = (await loadLegalTexts(locale))[page.key]
  const { meta } = await loadMessages(locale)
  const landing = landingPage(locale).path
  return (
    <>
      <HeadTags {...documentHead(text, page, meta.siteName)} />
      <main>
        <LegalText text={text} home={landing} />
      </main>
      <Footer landing={landing} />
    </>
  )
}
