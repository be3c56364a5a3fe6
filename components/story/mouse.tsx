import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import mousePlaces from '@/art/mouse-places.json'
import { type StoryPageId, storyPages } from '@/lib/story/pages'
import { type PictureBox, placeInPicture } from '@/lib/story/place-in-picture'

/* Finding the mouse in every picture (docs/behaviour.md, “Mouse”). A chunk of its own (use-hidden-mouse.ts). */

interface MouseProps {
  page: StoryPageId
  isCurrent: boolean
  isFound: boolean
  onFind: () => void
}

/** The control on the mouse in a page's picture. */
export function Mouse({ page, isCurrent, isFound, onFind }: MouseProps) {
  const t = useTranslations('free-story.story')
  const button = useRef<HTMLButtonElement>(null)
  usePlaceOnPicture(button, mousePlaces[page])

  // After a page turn with the arrow keys, the focus stays on the mouse.
  useEffect(() => {
    if (isCurrent && document.activeElement?.matches('.story-mouse'))
      button.current?.focus({ preventScroll: true })
  }, [isCurrent])

  return (
    <button
      ref={button}
      type="button"
      className="story-mouse"
      aria-label={isFound ? `${t('mouse')}: ${t(`pages.${page}.mouse`)}` : t('mouse')}
      aria-disabled={isFound || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onFind}
    >
      {isFound && <span className="story-crumb" />}
    </button>
  )
}

/** Keeps a control on its part of the picture, which the page's layout crops and scales. */
function usePlaceOnPicture(control: RefObject<HTMLElement | null>, part: PictureBox): void {
  useEffect(() => {
    const element = control.current
    const picture = element?.parentElement?.querySelector<HTMLElement>('.story-art')
    if (!element || !picture) return
    const observer = new ResizeObserver(() => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture
      const [x = 0, y = 0] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat)
      const shown = { width: offsetWidth, height: offsetHeight }
      const box = placeInPicture(part, shown, [x / 100, y / 100])
      element.style.left = `${offsetLeft + box.left}px`
      element.style.top = `${offsetTop + box.top}px`
      element.style.width = `${box.width}px`
      element.style.height = `${box.height}px`
    })
    observer.observe(picture)
    return () => observer.disconnect()
  }, [control, part])
}

/** Says how many crumbs there are; once all are found, that they are half a biscuit. */
export function CrumbStatus({ count }: { count: number }) {
  const t = useTranslations('free-story.story')
  const [initialCount] = useState(count)
  const status = useRef<HTMLDivElement>(null)
  /** So that coming back from another route, which runs the effect again, does not scroll. */
  const countShown = useRef(count)
  const isComplete = count === storyPages.length

  useEffect(() => {
    if (isComplete && countShown.current < count) status.current?.scrollIntoView({ block: 'nearest' })
    countShown.current = count
  }, [isComplete, count])

  return (
    <div ref={status} role="status" className={isComplete ? 'story-biscuit' : 'sr-only'}>
      {count > 0 && (isComplete || count > initialCount) && (
        <p>
          {isComplete ? t('biscuit') : t('crumb', { count: String(count), total: String(storyPages.length) })}
        </p>
      )}
    </div>
  )
}
