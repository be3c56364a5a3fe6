'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Time without a scroll event after which a page counts as turned, in milliseconds. */
const scrollEndDelayMs = 150

/** A turn: the page that comes, and from which side. */
export interface Turn {
  page: number
  from: 'left' | 'right'
}

/**
 * The row of snapping pages: the current page, and how to turn to another. `current` changes only after
 * scrolling has ended: WebKit stops between two pages when the content around them changes.
 */
export function useStoryPages(total: number, onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  /** The page that the row scrolls to, or stopped at. */
  const target = useRef(0)
  /** Whether a script scrolls the row to `target`, not the visitor. */
  const isScripted = useRef(false)
  const isTouched = useRef(false)
  /** How often the position was corrected: WebKit's own snapping may move the row after a correction. */
  const corrections = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)
  /** The same as `current`, for timers that were set before it changed. */
  const currentRef = useRef(0)
  /** The turn that goes on, or the last one. */
  const [turn, setTurn] = useState<Turn>()

  const turnBy = (step: number) => {
    const element = list.current
    const page = target.current + step
    if (!element || page < 0 || page >= total) return
    target.current = page
    // A second smooth scroll during the first can end between two pages.
    element.scrollTo({ left: page * element.clientWidth, behavior: isScripted.current ? 'instant' : 'auto' })
    isScripted.current = true
  }
  const showPage = (page: number) => {
    currentRef.current = page
    setCurrent(page)
  }
  /** Ends a turn at once. @returns the page that is shown then */
  const finishTurn = () => {
    if (!isScripted.current) return currentRef.current
    list.current?.scrollTo({ left: target.current * list.current.clientWidth, behavior: 'instant' })
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
    // A page that is there at once was not turned to: an address named it, or the browser kept it.
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
    // While a finger is on the page, scrolling has not ended.
    if (!isTouched.current) timer.current = setTimeout(onScrollEnd, scrollEndDelayMs)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; only refs and setters are used
  useEffect(() => {
    const element = list.current
    if (!element) return
    // The browser may have scrolled before scripts ran: to an address's page, or to the page before a reload.
    onScroll()
    let width = element.clientWidth
    // A turned phone keeps its page: left alone, the row would keep its position in pixels.
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
  return { list, current, turn, turnBy, endTurn: finishTurn, handlers }
}

/** Whether a page's picture is loaded, and the visitor wants movement. */
function canAnimate(page: Element | undefined): boolean {
  const picture = page?.querySelector('img')
  return Boolean(picture?.naturalWidth) && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
