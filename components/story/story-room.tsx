import { useTranslations } from 'next-intl'
import { storyPages } from '@/lib/story/pages'
import { fillText, findLongest } from '@/lib/story/room'

/**
 * Makes the first page as tall as the tallest, so that the row keeps its height when the other pages arrive: invisible
 * text under the page's own, as long as that of the longest page (story-room.css).
 */
export function StoryRoom() {
  const t = useTranslations('free-story.story')
  const [text = '', question = '', secret = ''] = findLongest(
    storyPages.map((page, index) => [
      t(`pages.${page}.text`),
      t(`pages.${page}.question`),
      index === storyPages.length - 1 ? t('secret') : '',
    ]),
  )
  const [skill = ''] = findLongest(storyPages.map((page) => [t(`pages.${page}.skill`)]))
  const fill = (content: string) => ({ 'data-room': fillText(content) })
  return (
    <div className="story-room">
      <p className="story-text" {...fill(text)} />
      <p className="story-question" {...fill(question)}>
        <span {...fill(`${t('question')} · ${skill}`)} />
      </p>
      {secret && <p className="story-secret" {...fill(secret)} />}
      <p className="story-number" {...fill('1')} />
    </div>
  )
}
