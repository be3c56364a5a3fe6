import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHydratedControls } from '@/components/ui/use-hydrated-controls'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type StoryPageId, storyPages } from '@/lib/story/pages'
import { splitSentences } from '@/lib/story/sentences'
import { endPage } from '@/lib/story/turn-pages'
import { ColouringSheets } from './colouring-sheets'
import { MoonPhase } from './moon-phase'
import { ReadAloudButton } from './read-aloud-button'
import { StoryEnd } from './story-end'
import { StoryPage } from './story-page'
import { StoryTools, type TextSize } from './story-tools'
import { useHiddenMouse } from './use-hidden-mouse'
import type { KeepStory } from './use-keep-story'
import { useReadAloud } from './use-read-aloud'
import { useStoryPages } from './use-story-pages'

interface StoryReaderProps {
  /** Whether this is the story's own page, where each story page has an id such as `page-5`. */
  isStandalone?: true
  keep?: KeepStory
  /** More tools for the menu. */
  tools?: ReactNode
  /** Shown beside the controls. */
  children?: ReactNode
  /** Content between the story and the colouring sheets. */
  afterStory?: ReactNode
}

/** The story as a row of pages with scroll snapping, which works without scripts, and its controls, which need them. */
export function StoryReader({ isStandalone, keep, tools, children, afterStory }: StoryReaderProps) {
  const t = useTranslations('free-story.story')
  const theEnd = useTranslations('free-story.end')('title')
  const total = String(storyPages.length)
  const Heading = isStandalone ? 'h1' : 'h3'
  const reader = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<TextSize>('normal')
  useHydratedControls(reader)
  const isHydrated = useIsHydrated()
  const locale = useLocale()
  const voice = useReadAloud(locale)
  /** The page that was last read aloud. */
  const pageRead = useRef(0)
  const { list, current, turn, next, dispatch } = useStoryPages((shown) => {
    if (shown !== pageRead.current) voice.stop()
  })
  /** Undefined on the end page. */
  const page = storyPages.at(current)
  const mouse = useHiddenMouse(current >= endPage - 1)
  /** The pages on which the visitor has found the mouse. */
  const [crumbs, setCrumbs] = useState<readonly StoryPageId[]>([])

  const toggleReading = () => {
    if (voice.spoken) return voice.stop()
    const pageToRead = storyPages.at(next)
    if (!pageToRead) return
    // Ends a turn in progress.
    if (next !== current) dispatch({ type: 'show', page: next })
    pageRead.current = next
    voice.read(splitSentences(t(`pages.${pageToRead}.text`)))
  }
  const turnBy = (step: number) => dispatch({ type: 'turn', to: (shown) => shown + step })
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) {
      event.preventDefault()
      turnBy(step)
    }
    const question = list.current?.children[current]?.querySelector('details')
    if (event.key === 'Escape' && question) question.open = false
  }
  const takeOver = () => dispatch({ type: 'take over' })

  return (
    <div ref={reader} className="story" data-size={size === 'normal' ? undefined : size} data-controls="">
      <Heading className="story-title">{t('title')}</Heading>
      <p className="story-duration">{t('duration')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside */}
      <div className="story-book" onKeyDown={handleKey}>
        <ol
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          aria-label={t('label')}
          className="story-pages"
          onPointerDown={takeOver}
          onWheel={takeOver}
        >
          {storyPages.map((id, index) => (
            <StoryPage
              key={id}
              page={id}
              isStandalone={isStandalone}
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
          <StoryEnd
            isStandalone={isStandalone}
            isAside={isHydrated && current !== endPage}
            keep={keep}
            onReadAgain={() => dispatch({ type: 'turn', to: () => 0 })}
          />
        </ol>
        <p className="story-plain">{t('plain')}</p>
        <div id={isStandalone && 'plain-pages'} className="story-bar">
          {mouse && <mouse.CrumbStatus key={locale} count={crumbs.length} />}
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
                  className={index < storyPages.length / 2 ? undefined : 'story-second-half'}
                  aria-label={t('position', { page: String(index + 1), total })}
                  aria-current={index === current || undefined}
                  onClick={() => dispatch({ type: 'turn', to: () => index })}
                >
                  {crumbs.includes(id) ? (
                    <span className="story-crumb" />
                  ) : (
                    <MoonPhase share={(index + 1) / storyPages.length} />
                  )}
                </button>
              ))}
            </div>
            {/* The key makes a new element for each language, so that a language change is not announced as a page turn. */}
            <p key={locale} role="status" className="story-position">
              {page ? t('position', { page: String(current + 1), total }) : theEnd}
            </p>
            {voice.isAvailable && (
              <ReadAloudButton
                isReading={voice.spoken !== null}
                isDisabled={!page}
                onToggle={toggleReading}
              />
            )}
            <StoryTools reader={reader} size={size} onSizeChange={setSize}>
              {tools}
            </StoryTools>
            <Button
              size="icon"
              variant="secondary"
              aria-label={t('next')}
              aria-disabled={current === endPage || undefined}
              onClick={() => turnBy(1)}
            >
              <span aria-hidden="true" className="story-arrow" />
            </Button>
          </div>
          {children}
        </div>
      </div>
      {afterStory}
      <ColouringSheets heading={isStandalone ? 'h2' : 'h3'} />
    </div>
  )
}
