import { setRequestLocale } from 'next-intl/server'
import { LegalPage } from '@/components/pages/legal-page'
import { StoryPage } from '@/components/pages/story-page'
import { findPageBySlug } from '@/lib/pages'

/** A page named by its file: the free story or a legal document. */
export default async function FilePage({ params }: { params: Promise<{ slug: string }> }) {
  const page = findPageBySlug((await params).slug)
  setRequestLocale(page.locale)
  return page.kind === 'story' ? <StoryPage locale={page.locale} /> : <LegalPage page={page} />
}
