import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import mousePlaces from '@/art/mouse-places.json'
import { type StoryPageId, storyPages } from '@/lib/story/pages'
import { type PictureBox, placeInPicture } from '@/lib/story/place-in-picture'

/*
 * Finding the mouse (docs/behaviour.md, “Landing page”): she is in every picture, and each press of her leaves a crumb. A
 * chunk of its own (use-hidden-mouse.ts).
 */

interface MouseProps {
  page: StoryPageId
  isCurrent: boolean
  isFound: boolean
  onFind: () => void
}

/** The control on the mouse in a page's picture; only the current page's is a stop of the Tab key. */
export function Mouse({ page, isCurrent, isFound, onFind }: MouseProps) {
  const t = useTranslations('free-story.story')
  const button = useRef<HTMLButtonElement>(null)
  usePlaceOnPicture(button, mousePlaces[page])

  // Whoever turns the page with the arrow keys stays on the mouse.
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

/** Keeps a control on its part of the picture, however the page's layout cuts it. */
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

/** Says that there is another crumb; all of them are half a biscuit again. @param size number of crumbs */
export function CrumbStatus({ size }: { size: number }) {
  const t = useTranslations('free-story.story')
  const [sizeBefore] = useState(size)
  const status = useRef<HTMLDivElement>(null)
  /** The number of crumbs that has been shown; stays when the visitor comes back from another route. */
  const sizeShown = useRef(size)
  const isComplete = size === storyPages.length

  useEffect(() => {
    if (isComplete && sizeShown.current < size) status.current?.scrollIntoView({ block: 'nearest' })
    sizeShown.current = size
  }, [isComplete, size])

  return (
    <div ref={status} role="status" className={isComplete ? 'story-biscuit' : 'sr-only'}>
      {size > 0 && (isComplete || size > sizeBefore) && (
        <p>
          {isComplete ? t('biscuit') : t('crumb', { count: String(size), total: String(storyPages.length) })}
        </p>
      )}
    </div>
  )
}
