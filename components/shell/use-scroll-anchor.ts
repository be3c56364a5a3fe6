import { useEffect } from 'react'

/** How long after the last scroll the visitor's place is noted, in milliseconds. */
const scrollEndDelayMs = 150
/** Where a place is looked for, in parts of the window: from the header down, where lines begin. */
const probeHeights = [0.25, 0.3, 0.4, 0.5]
const probeLeft = 0.3
/** What is higher than this part of the window is not a place but contains some. */
const maxAnchorHeight = 0.5

/** Text or picture that the visitor has before them, and which part of its height is at which part of the window's. */
interface Anchor {
  element: Element
  elementPart: number
  windowPart: number
}

function findAnchor(): Anchor | undefined {
  const candidates = probeHeights.flatMap((windowPart) => {
    const element = document.elementFromPoint(innerWidth * probeLeft, innerHeight * windowPart)
    if (!element?.closest('main, footer')) return []
    const { top, height } = element.getBoundingClientRect()
    return [{ element, height, elementPart: (innerHeight * windowPart - top) / height, windowPart }]
  })
  return candidates.find(({ height }) => height < innerHeight * maxAnchorHeight) ?? candidates[0]
}

/**
 * Keeps what the visitor reads in view when the window's width changes: a phone is turned, a page is zoomed. Browsers
 * do so by scroll anchoring, but Safari does not, and others give up where many styles change at once.
 */
export function useScrollAnchor(): void {
  useEffect(() => {
    let width = innerWidth
    let anchor: Anchor | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const rememberAnchor = () => {
      if (innerWidth === width) anchor = scrollY > 0 ? findAnchor() : undefined
    }
    const rememberAnchorLater = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberAnchor, scrollEndDelayMs)
    }
    const restoreAnchor = () => {
      // Only the height changes when a phone's address bar or keyboard comes.
      if (innerWidth === width) return
      width = innerWidth
      // Full screen shows the story alone, and the page as it was afterwards.
      if (!anchor?.element.isConnected || document.fullscreenElement) return
      const { top, height } = anchor.element.getBoundingClientRect()
      scrollBy({
        top: top + height * anchor.elementPart - innerHeight * anchor.windowPart,
        behavior: 'instant',
      })
      rememberAnchorLater()
    }
    rememberAnchorLater()
    addEventListener('scroll', rememberAnchorLater, { passive: true })
    addEventListener('resize', restoreAnchor)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', rememberAnchorLater)
      removeEventListener('resize', restoreAnchor)
    }
  }, [])
}
