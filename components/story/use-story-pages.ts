import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { prefetchWhenIdle } from '@/client/loading/prefetch-when-idle'
import { onScrollEnd } from '@/client/on-scroll-end'
import { readSavedPlace, savePlace } from '@/client/router/saved-place'
import { getRowPosition } from '@/lib/story/row-position'
import { turnPages } from '@/lib/story/turn-pages'
import { canAnimate } from './story-planes'

/** How much of the window's height the top of the row may be above the window after a turn. */
const hiddenShare = 0.1

const getWidth = (row: Element) => row.getBoundingClientRect().width

/** Scrolls to the top of a page, and from there down as far as needed to show all of it, or at least all of its text. */
function showPage(row: HTMLElement, page: Element | undefined): void {
  const mayBeAbove = hiddenShare * innerHeight
  if (row.getBoundingClientRect().top < -mayBeAbove) row.scrollIntoView()
  const text = page?.querySelector('.story-text')
  const controls = row.parentElement?.querySelector('.story-controls')
  if (!page || !text || !controls) return
  const { top } = row.getBoundingClientRect()
  const foot = Math.min(innerHeight, controls.getBoundingClientRect().top)
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const toShowPage = Math.min(page.getBoundingClientRect().bottom - foot, top - padding)
  const toShowText = text.getBoundingClientRect().bottom - foot
  const distance = Math.max(toShowPage, toShowText <= top + mayBeAbove ? toShowText : 0)
  if (distance > 0) scrollBy(0, distance)
}

/** Shows a page after a turn, moves the focus off the previous one, and loads the other pictures. */
function settleOnPage(row: HTMLElement, page: number): void {
  showPage(row, row.children[page])
  const { activeElement } = document
  if (activeElement !== row && row.contains(activeElement) && !row.children[page]?.contains(activeElement))
    row.focus({ preventScroll: true })
  prefetchWhenIdle(() => {
    for (const picture of row.querySelectorAll('img')) picture.loading = 'eager'
  })
}

/**
 * Connects the row of story pages with the reducer `turnPages`: scrolls where the reducer says, and reports where the row
 * rests and which page comes into view. Saves the page in the history entry, and restores it from there.
 * @param onTurn called after each turn, with the index of the new page
 */
export function useStoryPages(onTurn: (page: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const lastPage = useRef(0)
  const width = useRef(0)
  const [{ current, goal, turn }, dispatch] = useReducer(turnPages, { current: 0 })

  const onResize = useEffectEvent(() => {
    if (!list.current || getWidth(list.current) === width.current) return
    width.current = getWidth(list.current)
    dispatch({ type: 'resize' })
  })
  const onRest = useEffectEvent(() => {
    // A hidden row has no width.
    if (!list.current || !getWidth(list.current)) return
    // The browser may scroll a resized row before the ResizeObserver reports it.
    if (getWidth(list.current) !== width.current) return onResize()
    dispatch({ type: 'rest', position: getRowPosition(list.current) })
  })
  const onPageChange = useEffectEvent(() => {
    // Not if the same page is shown again after another route.
    const isTurn = current !== lastPage.current
    lastPage.current = current
    if (isTurn) onTurn(current)
    if (current === (readSavedPlace().storyPage ?? 0)) return
    savePlace({ storyPage: current })
    if (isTurn && list.current) settleOnPage(list.current, current)
  })
  const onHashChange = useEffectEvent(() => {
    const { storyPage } = readSavedPlace()
    if (storyPage === undefined) savePlace({ storyPage: current })
    else if (storyPage !== current) dispatch({ type: 'show', page: storyPage })
  })

  // Shows the saved page after a reload or another route. A layout effect, because useHydratedControls replays presses in
  // an effect, and they must continue from that page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the row is shown
  useLayoutEffect(() => {
    const { storyPage = current || undefined } = readSavedPlace()
    if (storyPage !== undefined) dispatch({ type: 'show', page: storyPage })
  }, [])
  useLayoutEffect(() => {
    const row = list.current
    if (!goal || !row) return
    const { scrollLeft } = row
    const behavior = goal.attempt > 1 ? 'instant' : 'auto'
    row.scrollTo({ left: goal.page * getWidth(row), behavior })
    // Without a scroll there is no `scrollend` event.
    if (behavior === 'instant' && row.scrollLeft === scrollLeft) onRest()
  }, [goal])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another page is current
  useEffect(onPageChange, [current])

  useEffect(() => {
    const row = list.current
    if (!row) return
    const stopListening = onScrollEnd(row, onRest)
    const observer = new IntersectionObserver(
      (entries) => {
        // Only pages that come into view by scrolling are partly visible.
        for (const { target, intersectionRatio: ratio } of entries)
          if (ratio > 0.05 && ratio < 0.95 && canAnimate(target))
            dispatch({ type: 'enter', page: [...row.children].indexOf(target) })
      },
      { root: row, threshold: 0.05 },
    )
    for (const page of row.children) observer.observe(page)
    width.current = getWidth(row)
    const sizes = new ResizeObserver(onResize)
    sizes.observe(row)
    window.addEventListener('hashchange', onHashChange)
    // The browser may have scrolled already, to the page in the hash or to the one before a reload.
    onRest()
    return () => {
      observer.disconnect()
      sizes.disconnect()
      stopListening()
      window.removeEventListener('hashchange', onHashChange)
    }
  }, [])

  return { list, current, turn, dispatch, next: goal?.page ?? current }
}
