import { belowFirstScreen } from '@/lib/first-screen'
import { whenIdle } from '@/lib/loading/when-idle'
import { listen } from './listen'
import { pageState } from './page-state'

/**
 * Lays out the parts below the first screen, which the critical CSS leaves out until `data-laid-out` is on the root
 * element, so that the browser and the visitor find the position that they scroll to:
 * - When the visitor follows a link within the page: before the browser scrolls.
 * - When the page scrolls without an input of the visitor, as by the browser's search in the page: at once, and what is
 *   in the middle of the window stays there.
 * - Otherwise when `layOutPage` is called: one part after the other while the browser is idle.
 * After arrivals that arrival.ts has prepared there is nothing to do.
 * @returns `layOutPage`, to be called when the page is used and its style sheet has loaded
 */
export function trackScrollPosition(): () => void {
  if ('laidOut' in pageState) return () => {}
  const parts = [...document.querySelectorAll<HTMLElement>(belowFirstScreen)]
  let hasInput = false
  let isStyled = false
  /** Scrolls back to the place that the visitor looks at, after a change of the layout. */
  let restorePlace = () => {}
  const layOutAll = () => {
    pageState.laidOut = ''
  }
  const layOutNextPart = () => {
    const part = parts.shift()
    if (!part || 'laidOut' in pageState) return layOutAll()
    part.style.contentVisibility = 'visible'
    whenIdle(layOutNextPart)
  }

  listen('wheel touchmove pointerdown keydown', () => {
    hasInput = true
    restorePlace = () => {}
  })
  listen('click', ({ target }) => {
    const hash = (target as Partial<Element>).closest?.('a[href^="#"]')?.getAttribute('href')
    if (!hash) return
    layOutAll()
    restorePlace = () => document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  })
  // The window loses the focus when the browser's search opens.
  listen('scroll blur', ({ target }) => {
    const isOfWindow = target === document || target === window
    if (!isOfWindow || hasInput || isStyled) return
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const readTop = () => element?.getBoundingClientRect().top ?? 0
    const top = readTop()
    restorePlace = () => scrollBy({ top: readTop() - top, behavior: 'instant' })
    layOutAll()
    restorePlace()
  })
  return () => {
    isStyled = true
    restorePlace()
    whenIdle(layOutNextPart)
  }
}
