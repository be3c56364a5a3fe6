'use client'

import { useEffect } from 'react'
import { sectionFromHash } from '@/lib/router/hash-route'

/**
 * Rendered last in a route after a route change: focuses the route's heading, or the section in the hash, and scrolls to
 * it. After a reload it restores the scroll position, which the browser can't do because the content comes later.
 */
export function RouteFocus() {
  useEffect(() => {
    const target = document.getElementById(sectionFromHash(location.hash) ?? '')
    const start = target ?? document.querySelector<HTMLElement>('main h1')
    // Chrome moves the focus to the hash's target again if that is focusable.
    if (start) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: readSavedScroll(), behavior: 'instant' })
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveScroll = () => history.replaceState({ ...history.state, [scrollKey]: scrollY }, '')
    // Saved early, because during unload it is too late to change the history entry.
    const saveScrollLater = () => {
      clearTimeout(timer)
      timer = setTimeout(saveScroll, 150)
    }
    window.addEventListener('scroll', saveScrollLater, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', saveScrollLater)
    }
  }, [])
  return null
}

const scrollKey = 'noriPlace'

/** The scroll position saved in the current history entry; 0 for a new entry. */
const readSavedScroll = (): number => Object(history.state)[scrollKey] ?? 0
