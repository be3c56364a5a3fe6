'use client'

import { type KeyboardEvent, useRef, useState } from 'react'

/** The row of snapping pages: which one is in view, and how to turn to another. */
export function usePages(total: number, onTurn: () => void) {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState(0)

  const turnTo = (page: number) => {
    const element = list.current
    if (!element || page < 0 || page >= total) return
    element.scrollTo({ left: page * element.clientWidth })
  }

  const onScroll = () => {
    const element = list.current
    if (!element) return
    const page = Math.round(element.scrollLeft / element.clientWidth)
    if (page === current) return
    setCurrent(page)
    onTurn()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnTo(current + step)
  }

  return { list, current, turnTo, onScroll, onKeyDown }
}
