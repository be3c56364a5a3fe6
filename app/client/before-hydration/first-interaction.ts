import { peekReloadState } from '@/lib/loading/reload-once'
import { listen } from './listen'
import { pageState } from './page-state'

/**
 * Sets `data-used` on the root element and calls back at the visitor's first interaction: a touch, press, click, key or another hash; once the page is loaded also
 * scrolling, and a move of the pointer or of the focus.
 */
export function onFirstInteraction(callback: () => void): void {
  const interact = () => {
    if ('used' in pageState) return
    pageState.used = ''
    callback()
  }
  // Assistive technology can click without a press before it.
  listen('touchstart pointerdown keydown click hashchange', interact)
  listen('load', () => {
    listen('scroll focusin', interact)
    listen('pointermove', (event) => {
      // Browsers report a move without a distance when a page appears under a resting pointer.
      const { movementX, movementY } = event as PointerEvent
      if (movementX || movementY) interact()
    })
    // Scrolled while the page was loading, or a place to return to.
    if (scrollY || history.state) interact()
  })
  // Only the client can show a route, or repeat what the visitor did before a reload.
  if (location.hash.startsWith('#/') || peekReloadState()) interact()
}
