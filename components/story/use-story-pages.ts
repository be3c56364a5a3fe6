'use client'

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readSavedPlace, savePlace } from '@/lib/router/saved-place'

/** Time without a scroll event after which scrolling counts as ended, in milliseconds. */
const scrollEndDelayMs = 150

/** A page turn: the index of the new page, and the side it enters from. */
export interface Turn {
  page: number
  from: 'left' | 'right'
}

/** The page shown last, also while the reader is unmounted; undefined before the first turn. */
let lastPage: number | undefined

/**
 * State and handlers of the row of story pages. `current` changes only after scrolling has ended: WebKit stops between
 * two pages if the content around them changes earlier. The page is saved in the history entry, and shown again from
 * there after a reload or a step in the history.
 * @param onTurn called after each turn to another page
 */
export function useStoryPages(total: number, onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  /** The page that the row is scrolling to, or rests on. */
  const target = useRef(0)
  /** Whether a script, and not the visitor, scrolls the row. */
  const isScripted = useRef(false)
  const isTouched = useRef(false)
  /** Number of position corrections in a row; limited, because WebKit's snapping may undo each of them. */
  const corrections = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)
  /** `current` for timers that were set before it changed. */
  const currentRef = useRef(0)
  /** The turn in progress, or the last one. */
  const [turn, setTurn] = useState<Turn>()

  const turnTo = (page: number) => {
    const element = list.current
    if (!element || page < 0 || page >= total) return
    target.current = page
    // A second smooth scroll during the first may end between two pages.
    element.scrollTo({ left: page * element.clientWidth, behavior: isScripted.current ? 'instant' : 'auto' })
    isScripted.current = true
  }
  const turnBy = (step: number) => turnTo(target.current + step)
  const showPage = (page: number) => {
    currentRef.current = lastPage = page
    setCurrent(page)
    savePlace({ storyPage: page })
  }
  const scrollToPage = (page: number) => {
    target.current = page
    list.current?.scrollTo({ left: page * list.current.clientWidth, behavior: 'instant' })
  }
  /** Completes a turn in progress immediately. @returns the current page */
  const finishTurn = () => {
    if (!isScripted.current) return currentRef.current
    scrollToPage(target.current)
    showPage(target.current)
    return target.current
  }

  const onScrollEnd = () => {
    const element = list.current
    if (!element) return
    const page = isScripted.current ? target.current : Math.round(element.scrollLeft / element.clientWidth)
    const left = page * element.clientWidth
    if (Math.abs(element.scrollLeft - left) > 1 && corrections.current < 5) {
      corrections.current += 1
      element.scrollTo({ left, behavior: 'instant' })
      timer.current = setTimeout(onScrollEnd, scrollEndDelayMs)
      return
    }
    corrections.current = 0
    target.current = page
    isScripted.current = false
    if (page === currentRef.current) return setTurn(undefined)
    showPage(page)
    onTurn()
  }

  const detectTurn = () => {
    const element = list.current
    if (!element) return
    const position = element.scrollLeft / element.clientWidth
    const next = position > currentRef.current ? Math.ceil(position) : Math.floor(position)
    const page = isScripted.current ? target.current : next
    // No animation for a page that appears without scrolling, by a hash or after a reload.
    if (
      page === currentRef.current ||
      Math.abs(position - page) < 0.05 ||
      !canAnimate(element.children[page])
    )
      return
    const from = page > currentRef.current ? 'right' : 'left'
    setTurn((now) => (now?.page === page ? now : { page, from }))
  }

  const onScroll = () => {
    clearTimeout(timer.current)
    detectTurn()
    // Scrolling has not ended while a finger touches the row.
    if (!isTouched.current) timer.current = setTimeout(onScrollEnd, scrollEndDelayMs)
  }
  const findPageInHash = () =>
    [...(list.current?.children ?? [])].findIndex(({ id }) => id && location.hash === `#${id}`)

  // Restores the page. In a layout effect, so that presses from before hydration, which are repeated in an effect, turn on
  // from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; only refs and setters are used
  useLayoutEffect(() => {
    const page = readSavedPlace().storyPage ?? lastPage
    if (page === undefined) return
    // The browser may still be scrolling to the page in the hash.
    isScripted.current = true
    scrollToPage(page)
    showPage(page)
    onScroll()
  }, [])
  // After a step in the history the browser restores only the window's scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; only refs and setters are used
  useEffect(() => {
    const onHashChange = () => {
      const page = readSavedPlace().storyPage ?? findPageInHash()
      if (page < 0) return savePlace({ storyPage: currentRef.current })
      isScripted.current = false
      scrollToPage(page)
      savePlace({ storyPage: page })
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; only refs and setters are used
  useEffect(() => {
    const element = list.current
    if (!element) return
    // The browser may have scrolled before hydration: to the page in the hash, or to the one before a reload.
    onScroll()
    let width = element.clientWidth
    // Keeps the page when a phone is rotated; the browser would keep the position in pixels.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      element.scrollTo({ left: target.current * width, behavior: 'instant' })
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer.current)
      observer.disconnect()
    }
  }, [])

  const onTouchStart = () => {
    isTouched.current = true
    isScripted.current = false
  }
  const onTouchEnd = () => {
    isTouched.current = false
    onScroll()
  }
  const onWheel = () => {
    isScripted.current = false
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnBy(step)
  }

  const handlers = { onScroll, onTouchStart, onTouchEnd, onTouchCancel: onTouchEnd, onWheel, onKeyDown }
  return { list, current, turn, turnBy, turnTo, endTurn: finishTurn, handlers }
}

/** Whether a page's picture is loaded and the visitor accepts motion. */
function canAnimate(page: Element | undefined): boolean {
  const picture = page?.querySelector('img')
  return Boolean(picture?.naturalWidth) && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
