'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** How long nothing must scroll to count as the end, in milliseconds, where browsers do not tell it. */
const stillness = 150

/** The row of snapping pages: which one is in view, and how to turn to another. */
export function usePages(total: number, onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  /** Where the row is going; ahead of `current` while it scrolls. */
  const aim = useRef(0)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(0)

  useEffect(() => () => clearTimeout(still.current), [])

  const turnBy = (step: number) => {
    const element = list.current
    const page = aim.current + step
    if (!element || page < 0 || page >= total) return
    aim.current = page
    element.scrollTo({ left: page * element.clientWidth })
  }

  // Not while it scrolls: WebKit stops between two pages when the page around changes.
  const onScrollEnd = () => {
    const element = list.current
    if (!element) return
    const page = Math.round(element.scrollLeft / element.clientWidth)
    aim.current = page
    if (page === current) return
    setCurrent(page)
    onTurn()
  }

  const onScroll = () => {
    if ('onscrollend' in window) return
    clearTimeout(still.current)
    still.current = setTimeout(onScrollEnd, stillness)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnBy(step)
  }

  return { list, current, turnBy, onScroll, onScrollEnd, onKeyDown }
}
