import { setRequestLocale } from 'next-intl/server'
import { loadLegalTexts, loadMessages } from '#dictionaries'
import { LegalText } from '@/components/legal/legal-text'
import { HeadTags } from '@/components/seo/head-tags'
import { Footer } from '@/components/shell/footer'
import { legalText } from '@/lib/i18n/messages'
import { landingPath } from '@/lib/i18n/urls'
import { legalPage } from '@/lib/legal/pages'
import { legalHead } from '@/lib/seo/head'

export default async function LegalPage({ params }: { params: Promise<{ document: string }> }) {
  const { document, locale } = legalPage((await params).document)
  setRequestLocale(locale)
  const text = legalText(await loadLegalTexts(locale), document)
  const { meta } = await loadMessages(locale)
  const landing = landingPath(locale)
  return (
    <>
      <HeadTags {...legalHead(text, document, locale, meta.siteName)} />
      <main>
        <LegalText text={text} home={landing} />
      </main>
      <Footer landing={landing} />
    </>
  )
}
