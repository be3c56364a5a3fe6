import { useEffect, useLayoutEffect, useRef } from 'react'
import { onScrollEnd } from '@/client/on-scroll-end'
import { sectionFromHash } from '@/client/router/hash-route'
import { readSavedPlace, savePlace } from '@/client/router/saved-place'

interface RouteFocusProps {
  /** Whether the page was opened with this route; then the browser restores the scroll position. */
  isFirst?: boolean
}

/**
 * Rendered last in a route. When the route is shown after another one, it scrolls to the section in the hash or to where
 * the visitor was, and moves the focus there for the keyboard and screen readers. It saves the scroll position too, which
 * the browser can't restore after a reload because the content comes later.
 */
export function RouteFocus({ isFirst = false }: RouteFocusProps) {
  /** What had the focus when the route was left. */
  const lastFocus = useRef<Element | null>(null)

  const showPlace = () => {
    const { scrollY } = readSavedPlace()
    const target = scrollY === undefined && document.getElementById(sectionFromHash(location.hash) ?? '')
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: scrollY ?? 0, behavior: 'instant' })
    const start = target || findStartInView(lastFocus.current)
    // Stays focusable, because Chrome moves the focus to the hash's target once more.
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the route is shown
  useEffect(() => {
    if (isFirst) {
      // The visitor may have scrolled before hydration. A saved position stays, because after a reload the browser may
      // still be restoring it.
      if (window.scrollY && readSavedPlace().scrollY === undefined) savePlace({ scrollY: window.scrollY })
      return
    }
    // The story, which is hidden now, would stay in full screen and keep the focus.
    if (document.fullscreenElement) document.exitFullscreen().then(showPlace, showPlace)
    else showPlace()
  }, [])

  // A layout effect, because its cleanup runs before the page scrolls for the next route.
  useLayoutEffect(() => {
    const stopSaving = onScrollEnd(window, () => savePlace({ scrollY }))
    return () => {
      stopSaving()
      lastFocus.current = document.activeElement
    }
  }, [])
  return null
}

/** Finds what had the focus if it is in view, for example a link in the footer; otherwise the first heading or text. */
function findStartInView(lastFocus: Element | null): HTMLElement | undefined {
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  // The hidden page behind the route has no boxes.
  const listShown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects()[0])
  const headings = listShown('main :is(h1, h2, h3), footer h2')
  const candidates = [...headings, ...listShown('main :is(p, li)')]
  if (lastFocus instanceof HTMLElement) candidates.unshift(lastFocus)
  const isInView = (element: HTMLElement) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top >= headerBottom && top < innerHeight && !element.closest('[aria-hidden]')
  }
  return candidates.find(isInView) ?? headings[0]
}
