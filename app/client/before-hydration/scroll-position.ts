import { belowFirstScreen } from '@/lib/first-screen'
import { getNavigationType } from '@/lib/loading/navigation-type'
import { whenIdle } from '@/lib/loading/when-idle'
import { listen } from './listen'
import { pageState } from './page-state'

/** How long the anchor is kept in view, in milliseconds. */
const anchorDurationMs = 3000

/**
 * Lays out the parts below the first screen, which the critical CSS leaves out (`data-laid-out` on the root element
 * ends that), so that the browser and the visitor find the position that they scroll to:
 * - After a reload, or a step in the history, at once: the browser restores the earlier position.
 * - With an anchor in the URL, when `layOutPage` is called; the anchor is then kept in view while fonts and pictures
 *   load, unless the visitor has scrolled.
 * - Otherwise then too, one part after the other while the browser is idle.
 */
export function trackScrollPosition() {
  const parts = [...document.querySelectorAll<HTMLElement>(belowFirstScreen)]
  let anchor = location.hash
  listen('hashchange', () => {
    anchor = location.hash
  })
  listen('wheel touchmove pointerdown keydown', () => {
    anchor = ''
  })

  const layOutNextPart = () => {
    const part = !anchor && parts.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenIdle(layOutNextPart)
      return
    }
    pageState.laidOut = ''
    const observer = new ResizeObserver(() =>
      document.getElementById(anchor.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    observer.observe(document.body)
    setTimeout(() => observer.disconnect(), anchorDurationMs)
  }
  // Also in old browsers that do not tell, where it does no harm.
  if (getNavigationType() !== 'navigate') pageState.laidOut = ''
  return () => whenIdle(layOutNextPart)
}
