import { useTranslations } from 'next-intl'
import { storyPages } from '@/lib/story/pages'
import { findTallest } from '@/lib/story/room'

/**
 * Makes the first page as tall as the tallest, so that the row keeps its height when the other pages arrive: under the
 * page's own text, invisibly, the texts that are the tallest on narrow and on wide screens (story-room.css).
 */
export function StoryRoom() {
  const t = useTranslations('free-story.story')
  const texts = storyPages.map((page) => t(`pages.${page}.text`))
  const skills = storyPages.map((page) => t(`pages.${page}.skill`))
  const [skill = ''] = findTallest(skills)
  return findTallest(texts).map((text) => (
    <div key={text} className="story-room">
      <p className="story-text" data-room={text} />
      <div className="story-question">
        <span data-room={`${t('question')} · ${skill}`} />
      </div>
    </div>
  ))
}
