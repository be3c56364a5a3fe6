import { useTranslations } from 'next-intl'
import { StoryReader } from '@/components/story/story-reader'
import { Newsletter } from './newsletter'
import { SectionBlock } from './section-block'

/** The free story, then the newsletter. */
export function FreeStory() {
  const t = useTranslations('free-story')
  return (
    <SectionBlock id="free-story" title={t('title')} text={t('text')} className="bg-lilac">
      <StoryReader />
      <Newsletter />
    </SectionBlock>
  )
}
