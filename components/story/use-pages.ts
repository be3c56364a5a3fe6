'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** How long nothing may scroll before a page counts as turned, in milliseconds. */
const stillness = 150

/**
 * The row of snapping pages: which one is in view, and how to turn to another. The page in view changes
 * only once the row is at rest: WebKit stops between two pages when what is around them changes.
 */
export function usePages(total: number, onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  /** Where the row was sent, or came to rest. */
  const aim = useRef(0)
  /** On its way to `aim`, and not moved by hand. */
  const gliding = useRef(false)
  const touched = useRef(false)
  /** WebKit's own snapping may still move the row after it was put right. */
  const corrections = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  const turnBy = (step: number) => {
    const element = list.current
    const page = aim.current + step
    if (!element || page < 0 || page >= total) return
    aim.current = page
    // A second glide that meets the first can end between two pages.
    element.scrollTo({ left: page * element.clientWidth, behavior: gliding.current ? 'instant' : 'auto' })
    gliding.current = true
  }

  const rest = () => {
    const element = list.current
    if (!element) return
    const page = gliding.current ? aim.current : Math.round(element.scrollLeft / element.clientWidth)
    const left = page * element.clientWidth
    if (Math.abs(element.scrollLeft - left) > 1 && corrections.current < 5) {
      corrections.current += 1
      element.scrollTo({ left, behavior: 'instant' })
      timer.current = setTimeout(rest, stillness)
      return
    }
    corrections.current = 0
    aim.current = page
    gliding.current = false
    if (page === current) return
    setCurrent(page)
    onTurn()
  }

  const onScroll = () => {
    clearTimeout(timer.current)
    // A finger that rests on a half-turned page is not done with it.
    if (!touched.current) timer.current = setTimeout(rest, stillness)
  }
  const onTouchStart = () => {
    touched.current = true
    gliding.current = false
  }
  const onTouchEnd = () => {
    touched.current = false
    onScroll()
  }
  const onWheel = () => {
    gliding.current = false
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnBy(step)
  }

  const handlers = { onScroll, onTouchStart, onTouchEnd, onTouchCancel: onTouchEnd, onWheel, onKeyDown }
  return { list, current, turnBy, handlers }
}
