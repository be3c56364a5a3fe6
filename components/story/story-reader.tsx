'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { storyPages } from '@/lib/story'

/** The story as a row of pages that snap into place: by touch, wheel and keyboard without scripts, by buttons with them. */
export function StoryReader() {
  const t = useTranslations('free-story.story')
  const pages = useRef<HTMLOListElement>(null)

  const turn = (direction: 1 | -1) => {
    const list = pages.current
    list?.scrollBy({ left: direction * list.clientWidth })
  }

  return (
    <div className="story">
      <h3 className="block-title">{t('title')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ol ref={pages} tabIndex={0} aria-label={t('label')} className="story-pages">
        {storyPages.map((page, index) => (
          <li key={page} className="story-page">
            <p className="text-base">{t('position', { page: index + 1, total: storyPages.length })}</p>
            <p className="story-text">{t(`pages.${page}.text`)}</p>
            <p className="story-question">
              <span className="block text-base font-bold text-violet-dark">
                {t('question')} · {t(`pages.${page}.skill`)}
              </span>
              {t(`pages.${page}.question`)}
            </p>
          </li>
        ))}
      </ol>
      <div className="story-controls">
        <Button variant="outline" onClick={() => turn(-1)}>
          {t('previous')}
        </Button>
        <Button variant="outline" onClick={() => turn(1)}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}
