import { setRequestLocale } from 'next-intl/server'
import { FreeStoryPage } from '@/components/pages/free-story-page'
import { LegalPage } from '@/components/pages/legal-page'
import { findPageBySlug } from '@/lib/pages'

/** The page of the free story or of a legal document. */
export default async function StaticPage({ params }: PageProps<'/[slug]'>) {
  const page = findPageBySlug((await params).slug)
  setRequestLocale(page.locale)
  return page.kind === 'story' ? <FreeStoryPage locale={page.locale} /> : <LegalPage page={page} />
}
