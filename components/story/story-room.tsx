import { useTranslations } from 'next-intl'
import { storyPages } from '@/lib/story/pages'
import { getTallestStandIn } from '@/lib/story/room'

/**
 * Makes the first page as tall as the tallest, so that the row keeps its height when the other pages arrive: under the
 * page's own text, invisibly, a stand-in for the tallest text (story-room.css).
 */
export function StoryRoom() {
  const t = useTranslations('free-story.story')
  return (
    <div className="story-room">
      <p
        className="story-text"
        data-room={getTallestStandIn(storyPages.map((page) => t(`pages.${page}.text`)))}
      />
      <div className="story-question">
        <span data-room={t('question')} />
      </div>
    </div>
  )
}
