import { useLocale, useTranslations } from 'next-intl'
import { StoryReader } from '@/components/story/story-reader'
import { getFreeStoryHref } from '@/lib/pages'
import { Newsletter } from './newsletter'
import { SectionHeading } from './section-block'

/** The free story and the newsletter. */
export function FreeStory() {
  const t = useTranslations('free-story')
  const locale = useLocale()
  return (
    <section id="free-story" aria-labelledby="free-story-title">
      <div className="section ground-night edge-hills">
        <div className="page-column">
          <SectionHeading id="free-story" title={t('title')} text={t('text')} />
          <StoryReader>
            <a href={getFreeStoryHref(locale)}>{t('story.open')}</a>
          </StoryReader>
        </div>
      </div>
      <Newsletter />
    </section>
  )
}
