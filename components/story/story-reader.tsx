'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHydratedControls } from '@/components/ui/use-hydrated-controls'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type StoryPageId, storyPages } from '@/lib/story/pages'
import { splitSentences } from '@/lib/story/sentences'
import { ColouringSheets } from './colouring-sheets'
import { StoryPage } from './story-page'
import { StoryTools, type TextSize } from './story-tools'
import { useMouse } from './use-mouse'
import { useReadAloud } from './use-read-aloud'
import { useStoryPages } from './use-story-pages'

interface StoryReaderProps {
  /** Whether the story is a page of its own: its title is then the `h1`, and `#page-5` is the id of a story page. */
  isStandalone?: true
  /** More tools for the menu. */
  tools?: ReactNode
  /** Shown beside the controls. */
  children?: ReactNode
  /** Content between the story and the colouring sheets. */
  afterStory?: ReactNode
}

/**
 * The story as a row of pages with scroll snapping: works by touch, wheel and keyboard without scripts; with scripts it
 * has buttons and is read aloud.
 */
export function StoryReader({ isStandalone: isPage, tools, children, afterStory: after }: StoryReaderProps) {
  const t = useTranslations('free-story.story')
  const Heading = isPage ? 'h1' : 'h3'
  const reader = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<TextSize>('normal')
  useHydratedControls(reader)
  const isHydrated = useIsHydrated()
  const locale = useLocale()
  const voice = useReadAloud(locale)
  const { list, current, turn, next, dispatch } = useStoryPages(() => {
    voice.stop()
    // The reader scrolls only in full screen.
    reader.current?.scrollTo({ top: 0 })
  })
  const page = storyPages[current] ?? storyPages[0]
  const mouse = useMouse(current === storyPages.length - 1)
  /** The pages on which the visitor has found the mouse. */
  const [crumbs, setCrumbs] = useState<readonly StoryPageId[]>([])

  const toggleReading = () => {
    if (voice.spoken) return voice.stop()
    // Ends a turn.
    if (next !== current) dispatch({ type: 'show', page: next })
    voice.read(splitSentences(t(`pages.${storyPages[next] ?? page}.text`)))
  }
  const turnBy = (step: number) => dispatch({ type: 'turn', to: (shown) => shown + step })
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnBy(step)
  }
  const takeOver = () => dispatch({ type: 'take over' })

  return (
    <div ref={reader} className="story" data-size={size === 'normal' ? undefined : size} data-controls="">
      <Heading className="story-title">{t('title')}</Heading>
      <p className="story-duration">{t('duration')}</p>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={t('label')}
        className="story-pages"
        onKeyDown={turnByKey}
        onPointerDown={takeOver}
        onWheel={takeOver}
      >
        {storyPages.map((id, index) => (
          <StoryPage
            key={id}
            page={id}
            isStandalone={isPage}
            spoken={id === page ? voice.spoken : null}
            isAside={isHydrated && index !== current}
            enterFrom={index === turn?.page ? turn.from : undefined}
          >
            {mouse && (
              <mouse.Mouse
                page={id}
                isCurrent={id === page}
                isFound={crumbs.includes(id)}
                onFind={() => setCrumbs((found) => (found.includes(id) ? found : [...found, id]))}
              />
            )}
          </StoryPage>
        ))}
      </ol>
      <div id={isPage && 'plain-pages'} className="story-bar">
        {mouse && <mouse.CrumbStatus key={locale} size={crumbs.length} />}
        <div className="story-controls">
          <Button
            size="icon"
            variant="secondary"
            aria-label={t('previous')}
            aria-disabled={current === 0 || undefined}
            onClick={() => turnBy(-1)}
          >
            <span aria-hidden="true" className="story-arrow story-arrow-back" />
          </Button>
          <div className="story-progress">
            {storyPages.map((id, index) => (
              <button
                key={id}
                type="button"
                aria-label={t('position', { page: String(index + 1), total: String(storyPages.length) })}
                aria-current={index === current || undefined}
                onClick={() => dispatch({ type: 'turn', to: () => index })}
              >
                {crumbs.includes(id) && <span className="story-crumb" />}
              </button>
            ))}
          </div>
          <Button
            size="icon"
            variant="secondary"
            aria-label={t('next')}
            aria-disabled={current === storyPages.length - 1 || undefined}
            onClick={() => turnBy(1)}
          >
            <span aria-hidden="true" className="story-arrow" />
          </Button>
          <StoryTools
            reader={reader}
            size={size}
            onSizeChange={setSize}
            readAloud={
              voice.available ? { isActive: voice.spoken !== null, toggle: toggleReading } : undefined
            }
          >
            {tools}
          </StoryTools>
        </div>
        {children}
      </div>
      {/* The key creates a new element with each language, so that a language change is not announced as a page turn. */}
      <p key={locale} role="status" className="sr-only">
        {t('position', { page: String(current + 1), total: String(storyPages.length) })}
      </p>
      {after}
      <ColouringSheets heading={isPage ? 'h2' : 'h3'} />
    </div>
  )
}
