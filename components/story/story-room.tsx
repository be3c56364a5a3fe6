import { useTranslations } from 'next-intl'
import { storyPages } from '@/lib/story/pages'
import { fillText, findLongest } from '@/lib/story/room'

/** About the characters in a line of the story: on a phone and on a picture's quiet third, and on a tablet. */
const lineLengths = [30, 60]

/**
 * Makes the first page as tall as the tallest, so that the row keeps its height when the other pages arrive: invisible
 * text under the page's own, as long as that of the page that is tallest on narrow screens, and of the one on wide
 * screens (story-room.css).
 */
export function StoryRoom() {
  const t = useTranslations('free-story.story')
  const pages = storyPages.map((page) => [t(`pages.${page}.text`)])
  const skills = storyPages.map((page) => [t(`pages.${page}.skill`)])
  const longest = new Set(lineLengths.map((lineLength) => findLongest(pages, lineLength)))
  const fill = (content = '') => ({ 'data-room': fillText(content) })
  return [...longest].map(([text = '']) => (
    <div key={text} className="story-room">
      <p className="story-text" {...fill(text)} />
      <div className="story-question">
        <span {...fill(`${t('question')} · ${findLongest(skills, 30)[0] ?? ''}`)} />
      </div>
    </div>
  ))
}
