import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Art } from '@/components/ui/art'
import { pageLayouts, pictureSize, type StoryPageId, storyPages } from '@/lib/story/pages'
import type { Turn } from '@/lib/story/turn-pages'
import { StoryPlanes } from './story-planes'
import type { SpokenPart } from './use-read-aloud'

interface StoryPageProps {
  page: StoryPageId
  /** Whether this is the story's own page, where each story page has an id such as `page-5`; elsewhere only the first has. */
  isStandalone: true | undefined
  /** The part that is being read aloud, if any. */
  spoken: SpokenPart | null
  /** Whether the reader shows another page. */
  isAside: boolean
  /** The side from which the reader is turning to this page, if it is. */
  enterFrom: Turn['from'] | undefined
  /** Controls on the picture. */
  children: ReactNode
}

/** A page of the story: a picture, a text, and a question to the child that is shown on request. */
export function StoryPage({ page, isStandalone, spoken, isAside, enterFrom, children }: StoryPageProps) {
  const t = useTranslations('free-story.story')
  const number = storyPages.indexOf(page) + 1
  const picture = `story-${String(number).padStart(2, '0')}`
  const { textSide, textColor } = pageLayouts[page]
  return (
    <li
      id={isStandalone || number === 1 ? `page-${number}` : undefined}
      data-aside={isAside || undefined}
      className={clsx(
        'story-page',
        textSide === 'right' && 'story-page-quiet-right',
        textColor === 'dark' && 'story-page-text-dark',
      )}
    >
      <Art
        name={picture}
        {...pictureSize}
        alt={t(`pages.${page}.picture`)}
        className="story-picture story-art"
      />
      {enterFrom && <StoryPlanes picture={picture} from={enterFrom} />}
      <div>
        <p className="story-text">
          <StoryText text={t(`pages.${page}.text`)} spoken={spoken} />
        </p>
        <div className="story-question">
          <details>
            <summary tabIndex={isAside ? -1 : undefined}>{t('question')}</summary>
          </details>
          {/* Outside the details, so that it is printed even if they are closed. */}
          <p>
            <b className="story-skill">{t(`pages.${page}.skill`)}</b> {t(`pages.${page}.question`)}
          </p>
        </div>
        {number === storyPages.length && <p className="story-secret">{t('secret')}</p>}
      </div>
      <p className="story-number">
        {t('position', { page: String(number), total: String(storyPages.length) })}
      </p>
      {children}
    </li>
  )
}

/** The text, each line in its own element, with the spoken sentence and word highlighted. */
function StoryText({ text, spoken }: { text: string; spoken: SpokenPart | null }) {
  let end = 0
  return text.split(/^/m).map((line) => {
    const start = end
    end += line.length
    // A sentence never spans two lines (lib/story/sentences.ts).
    const isSpoken = spoken && spoken.sentence[0] >= start && spoken.sentence[0] < end
    return (
      <span key={start}>
        {isSpoken ? <SpokenLine text={text} line={[start, end]} spoken={spoken} /> : line}
      </span>
    )
  })
}

function SpokenLine({ text, line, spoken }: { text: string; line: [number, number]; spoken: SpokenPart }) {
  const [start, end] = spoken.sentence
  const [wordStart, wordEnd] = spoken.word ?? [start, start]
  return (
    <>
      {text.slice(line[0], start)}
      <mark className="story-spoken">
        {text.slice(start, wordStart)}
        <span className="story-spoken-word">{text.slice(wordStart, wordEnd)}</span>
        {text.slice(wordEnd, end)}
      </mark>
      {text.slice(end, line[1])}
    </>
  )
}
