'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { readSavedPlace, savePlace } from '@/client/router/saved-place'
import { onScrollEnd } from '@/components/route/on-scroll-end'
import { turnPages } from '@/lib/story/turn-pages'
import { canAnimate } from './story-planes'

/**
 * The row of story pages, which snaps: it scrolls where the reducer sends it, and reports where it rests and which page
 * comes into view. The page is saved in the history entry, and shown again after a reload or a step in the history.
 * @param onTurn called after each turn to another page
 */
export function useStoryPages(onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  const [{ current, goal, turn }, dispatch] = useReducer(turnPages, { current: 0 })

  const onRest = useEffectEvent(() => {
    // A hidden row has no width.
    if (!list.current?.clientWidth) return
    const position = list.current.scrollLeft / list.current.clientWidth
    dispatch({ type: 'rest', position })
    if (Math.round(position) !== current) onTurn()
  })
  const onHashChange = useEffectEvent(() => {
    const { storyPage } = readSavedPlace()
    if (storyPage === undefined) savePlace({ storyPage: current })
    else if (storyPage !== current) dispatch({ type: 'show', page: storyPage })
  })

  // After a reload or another route. In a layout effect, so that presses from before hydration, which are repeated in an
  // effect, turn on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the row is shown
  useLayoutEffect(() => {
    const { storyPage = current || undefined } = readSavedPlace()
    if (storyPage !== undefined) dispatch({ type: 'show', page: storyPage })
  }, [])
  useLayoutEffect(() => {
    if (!goal || !list.current) return
    const left = goal.page * list.current.clientWidth
    list.current.scrollTo({ left, behavior: goal.attempt > 1 ? 'instant' : 'auto' })
  }, [goal])
  useEffect(() => {
    if (current !== (readSavedPlace().storyPage ?? 0)) savePlace({ storyPage: current })
  }, [current])

  useEffect(() => {
    const row = list.current
    if (!row) return
    const stopListening = onScrollEnd(row, onRest)
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that appears without scrolling is all in view.
        for (const { target, intersectionRatio: ratio } of entries)
          if (ratio > 0.05 && ratio < 0.95 && canAnimate(target))
            dispatch({ type: 'enter', page: [...row.children].indexOf(target) })
      },
      { root: row, threshold: 0.05 },
    )
    for (const page of row.children) observer.observe(page)
    let width = row.clientWidth
    const sizes = new ResizeObserver(() => {
      if (row.clientWidth !== width) dispatch({ type: 'resize' })
      width = row.clientWidth
    })
    sizes.observe(row)
    window.addEventListener('hashchange', onHashChange)
    // The browser may have scrolled already: to the page in the hash, or to the one from before a reload.
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
