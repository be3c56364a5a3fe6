import { setRequestLocale } from 'next-intl/server'
import { pageBySlug } from '@/lib/pages'
import { LegalPage } from './legal-page'
import { StoryPage } from './story-page'

/** A page that is named by its file: the free story or a document. */
export default async function FilePage({ params }: { params: Promise<{ slug: string }> }) {
  const page = pageBySlug((await params).slug)
  setRequestLocale(page.locale)
  return page.kind === 'story' ? <StoryPage page={page} /> : <LegalPage page={page} />
}
