import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Art } from '@/components/ui/art'
import { type StoryPageId, storyPages } from '@/lib/story/pages'
import { splitSentences } from '@/lib/story/sentences'
import type { Spoken } from './use-read-aloud'

/** One double page: picture, text, and the question to the child. `spoken`: what is being read aloud of it. */
export function StoryPage({ page, spoken }: { page: StoryPageId; spoken: Spoken | null }) {
  const t = useTranslations('free-story.story')
  const number = storyPages.indexOf(page) + 1
  return (
    <li className="story-page">
      <Art
        name={`story-${String(number).padStart(2, '0')}`}
        width={800}
        height={600}
        alt={t(`pages.${page}.picture`)}
        className="story-art"
      />
      <div className="story-words">
        <p className="story-text">
          {splitSentences(t(`pages.${page}.text`)).map((sentence, index) => (
            <Fragment key={sentence}>
              <Sentence text={sentence} spoken={spoken?.sentence === index ? spoken : null} />{' '}
            </Fragment>
          ))}
        </p>
        <p className="story-question">
          <span className="small-title block">
            {t('question')} · {t(`pages.${page}.skill`)}
          </span>
          {t(`pages.${page}.question`)}
        </p>
        <p className="story-number">{t('position', { page: number, total: storyPages.length })}</p>
      </div>
    </li>
  )
}

function Sentence({ text, spoken }: { text: string; spoken: Spoken | null }) {
  if (!spoken) return <span>{text}</span>
  const [start, end] = spoken.word ?? [0, 0]
  return (
    <span className="spoken">
      {text.slice(0, start)}
      <span className="spoken-word">{text.slice(start, end)}</span>
      {text.slice(end)}
    </span>
  )
}
