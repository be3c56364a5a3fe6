'use client'

import { useEffect, useLayoutEffect } from 'react'
import { sectionFromHash } from '@/lib/router/hash-route'
import { readSavedPlace, savePlace } from '@/lib/router/saved-place'

/** What had the focus before the current route. */
let previousFocus: HTMLElement | null = null

interface RouteFocusProps {
  /** Whether the page was opened with this route; then the browser restores the scroll position. */
  isFirst?: boolean
}

/**
 * Rendered last in a route. After a route change it scrolls to the section in the hash, or to where the visitor was, and
 * moves the focus there, so that Tab and screen readers continue from what is in view. Then it saves the scroll position,
 * which the browser can't restore after a reload because the content comes later.
 */
export function RouteFocus({ isFirst = false }: RouteFocusProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isFirst) return
    const { scrollY } = readSavedPlace()
    const target = scrollY === undefined && document.getElementById(sectionFromHash(location.hash) ?? '')
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' })
    const start = target || findStartInView()
    previousFocus = document.activeElement as HTMLElement | null
    // Chrome moves the focus to the hash's target again if that is focusable.
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
  }, [])

  // A layout effect ends together with the route, before the page scrolls for the next one.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveScrollLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => savePlace({ scrollY }), 150)
    }
    // The visitor may have scrolled before hydration.
    if (scrollY) saveScrollLater()
    window.addEventListener('scroll', saveScrollLater, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', saveScrollLater)
    }
  }, [])
  return null
}

/** What had the focus before if it is in view, as a link in the footer; else the first heading or text in view. */
function findStartInView(): HTMLElement | undefined {
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const headings = list('main :is(h1, h2, h3), footer h2')
  const candidates = [...headings, ...list('main :is(p, li)')]
  if (previousFocus) candidates.unshift(previousFocus)
  const isInView = (element: HTMLElement) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top >= headerBottom && top < innerHeight && !element.closest('[aria-hidden]')
  }
  return candidates.find(isInView) ?? headings[0]
}
