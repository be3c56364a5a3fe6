import { useEffect } from 'react'

/** How long after the last scroll the visitor's place is noted, in milliseconds. */
const restDelay = 150
/** Where a place is looked for, in parts of the window: from the header down, where lines begin. */
const heights = [0.25, 0.3, 0.4, 0.5]
const left = 0.3
/** What is higher than this part of the window is not a place but contains some. */
const placeHeight = 0.5

/** Text or picture that the visitor has before them, and which part of its height is at which part of the window's. */
interface Place {
  element: Element
  part: number
  at: number
}

function findPlace(): Place | undefined {
  const places = heights.flatMap((at) => {
    const element = document.elementFromPoint(innerWidth * left, innerHeight * at)
    if (!element?.closest('main, footer')) return []
    const { top, height } = element.getBoundingClientRect()
    return [{ element, height, part: (innerHeight * at - top) / height, at }]
  })
  return places.find(({ height }) => height < innerHeight * placeHeight) ?? places[0]
}

/**
 * Keeps what the visitor reads in view when the window's width changes: a phone is turned, a page is zoomed. Browsers
 * do so by scroll anchoring, but Safari does not, and others give up where many styles change at once.
 */
export function useScrollAnchor(): void {
  useEffect(() => {
    let width = innerWidth
    let place: Place | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      if (innerWidth === width) place = scrollY > 0 ? findPlace() : undefined
    }
    const noteLater = () => {
      clearTimeout(timer)
      timer = setTimeout(note, restDelay)
    }
    const keep = () => {
      // Only the height changes when a phone's address bar or keyboard comes.
      if (innerWidth === width) return
      width = innerWidth
      // Full screen shows the story alone, and the page as it was afterwards.
      if (!place?.element.isConnected || document.fullscreenElement) return
      const { top, height } = place.element.getBoundingClientRect()
      scrollBy({ top: top + height * place.part - innerHeight * place.at, behavior: 'instant' })
      noteLater()
    }
    noteLater()
    addEventListener('scroll', noteLater, { passive: true })
    addEventListener('resize', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', noteLater)
      removeEventListener('resize', keep)
    }
  }, [])
}
