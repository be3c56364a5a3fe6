'use client'

import { useEffect } from 'react'
import { sectionFromHash } from '@/lib/router/hash-route'

/**
 * Rendered at the end of a route after a route change: focuses its heading, or the hash's section, and scrolls to it, or after
 * a reload to where the visitor was: the browser can't, because the route's text comes later.
 */
export function RouteFocus() {
  useEffect(() => {
    const target = document.getElementById(sectionFromHash(location.hash) ?? '')
    const start = target ?? document.querySelector<HTMLElement>('main h1')
    // Chrome moves the focus to the address's target once more, if that can have it.
    if (start) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: readSavedScroll(), behavior: 'instant' })
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveScroll = () => history.replaceState({ ...history.state, [scrollKey]: scrollY }, '')
    // Not while the page is being left: too late for the entry of the history.
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

/** The scroll position that this entry of the history was left at; 0 for a new one. */
const readSavedScroll = (): number => Object(history.state)[scrollKey] ?? 0
