import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Art } from '@/components/ui/art'
import { pageLayouts, type StoryPageId, storyPages } from '@/lib/story/pages'
import { splitSentences } from '@/lib/story/sentences'
import type { Turn } from '@/lib/story/turn-pages'
import { StoryPlanes } from './story-planes'
import type { SpokenPart } from './use-read-aloud'

interface StoryPageProps {
  page: StoryPageId
  /** Whether the story is a page of its own; then each story page has an id such as `page-5`. */
  isStandalone: true | undefined
  /** The part that is being read aloud, if any. */
  spoken: SpokenPart | null
  /** Whether the reader shows another page; then the Tab key skips this one. */
  isAside: boolean
  /** The side from which the reader is turning to it; then the layers of its picture are animated. */
  enterFrom: Turn['from'] | undefined
  /** Controls on the picture, which follow the text. */
  children: ReactNode
}

/** A page of the story: picture, text and a question to the child, shown on request, laid out as `pageLayouts` says. */
export function StoryPage({
  page,
  isStandalone: hasId,
  spoken,
  isAside,
  enterFrom: comesFrom,
  children,
}: StoryPageProps) {
  const t = useTranslations('free-story.story')
  const number = storyPages.indexOf(page) + 1
  const picture = `story-${String(number).padStart(2, '0')}`
  const { textSide, textColor } = pageLayouts[page]
  return (
    <li
      id={hasId && `page-${number}`}
      className={clsx(
        'story-page',
        textSide === 'right' && 'story-page-quiet-right',
        textColor === 'dark' && 'story-page-text-dark',
      )}
    >
      <Art name={picture} width={1200} height={600} alt={t(`pages.${page}.picture`)} className="story-art" />
      {comesFrom && <StoryPlanes picture={picture} from={comesFrom} />}
      <div>
        <p className="story-text">
          {spoken ? <SpokenText text={t(`pages.${page}.text`)} spoken={spoken} /> : t(`pages.${page}.text`)}
        </p>
        <div className="story-question">
          <details>
            <summary tabIndex={isAside ? -1 : undefined}>{t('question')}</summary>
          </details>
          {/* Outside the details, so that it is printed even if it is closed. */}
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

/** The text with the spoken sentence and word highlighted. */
function SpokenText({ text, spoken }: { text: string; spoken: SpokenPart }) {
  const [start, end] = spoken.word ?? [0, 0]
  const sentences = splitSentences(text)
  const before = sentences.slice(0, spoken.sentence).join('')
  const sentence = sentences[spoken.sentence]?.trimEnd() ?? ''
  return (
    <>
      {before}
      <mark className="story-spoken">
        {sentence.slice(0, start)}
        <span className="story-spoken-word">{sentence.slice(start, end)}</span>
        {sentence.slice(end)}
      </mark>
      {text.slice(before.length + sentence.length)}
    </>
  )
}
