import { useEffect } from 'react'
import { onScrollEnd } from '@/client/on-scroll-end'

/** Where to look for an anchor, as fractions of the window: below the header, near the beginning of lines. */
const probeHeights = [0.25, 0.3, 0.4, 0.5]
const probeX = 0.3
/** Taller elements are containers. As a fraction of the window's height. */
const maxAnchorHeight = 0.5

/** The point at `elementPart` of the element's height, which was last at `windowPart` of the window's height. */
interface Anchor {
  element: Element
  elementPart: number
  windowPart: number
}

function findAnchor(): Anchor | undefined {
  const candidates = probeHeights.flatMap((windowPart) => {
    const element = document.elementFromPoint(innerWidth * probeX, innerHeight * windowPart)
    if (!element?.closest('main, footer')) return []
    const { top, height } = element.getBoundingClientRect()
    return [{ element, height, elementPart: (innerHeight * windowPart - top) / height, windowPart }]
  })
  return candidates.find(({ height }) => height < innerHeight * maxAnchorHeight) ?? candidates[0]
}

/**
 * Keeps the text being read in view when the width of the window changes, for example when a phone is rotated. Safari has
 * no scroll anchoring, and that of other browsers fails when so many styles change.
 */
export function useScrollAnchor(): void {
  useEffect(() => {
    let width = innerWidth
    let anchor: Anchor | undefined
    const rememberAnchor = () => {
      if (innerWidth === width) anchor = scrollY > 0 ? findAnchor() : undefined
    }
    const restoreAnchor = () => {
      // The height also changes when a phone's address bar or keyboard appears.
      if (innerWidth === width) return
      width = innerWidth
      // After full screen, the browser restores the scroll position itself.
      if (!anchor?.element.getClientRects()[0] || document.fullscreenElement) return
      const { top, height } = anchor.element.getBoundingClientRect()
      scrollBy({
        top: top + height * anchor.elementPart - innerHeight * anchor.windowPart,
        behavior: 'instant',
      })
    }
    const stopListening = onScrollEnd(window, rememberAnchor)
    rememberAnchor()
    addEventListener('resize', restoreAnchor)
    return () => {
      stopListening()
      removeEventListener('resize', restoreAnchor)
    }
  }, [])
}
