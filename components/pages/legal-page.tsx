import { loadDictionary, loadLegalTexts } from '#dictionaries'
import { LegalText } from '@/components/legal/legal-text'
import { Footer } from '@/components/shell/footer'
import { LanguageLinks } from '@/components/shell/language-links'
import { OfflineNotice } from '@/components/shell/offline-notice'
import { StaticPageHeader } from '@/components/shell/static-page-header'
import { HeadTags } from '@/components/ui/head-tags'
import type { LegalEntry } from '@/lib/pages'
import { buildLegalHead } from '@/lib/seo/head'
import { getLanguageHref } from '@/lib/urls'

/** A legal document's static page; React does not hydrate it. */
export async function LegalPage({ page }: { page: LegalEntry }) {
  const { locale } = page
  const text = (await loadLegalTexts(locale))[page.key]
  const { meta, shell } = await loadDictionary(locale)
  const landing = getLanguageHref(locale)
  return (
    <>
      <HeadTags {...buildLegalHead(text, page, meta.siteName)} />
      <StaticPageHeader home={landing} name={meta.siteName}>
        <LanguageLinks page={page} label={shell.language} />
      </StaticPageHeader>
      <main>
        <LegalText text={text} home={landing} />
      </main>
      <Footer landing={landing} />
      <OfflineNotice locale={locale} />
    </>
  )
}
