import { listen } from './listen'
import { pageState } from './page-state'

/**
 * Sets `data-used` on the root element and calls back at the visitor's first interaction: a touch, press, click, key,
 * turn of the wheel or another hash; once the page is loaded also a scroll of the window, and a move of the pointer or of
 * the focus. No other scroll counts: a row that snaps scrolls by itself when the layout changes.
 */
export function onFirstInteraction(callback: () => void): void {
  const interact = () => {
    if ('used' in pageState) return
    pageState.used = ''
    callback()
  }
  // Assistive technology can click without a press before it.
  listen('touchstart pointerdown keydown wheel click hashchange', interact)
  listen('load', () => {
    listen('focusin', interact)
    listen('scroll', ({ target }) => {
      if (target === document) interact()
    })
    listen('pointermove', (event) => {
      // Browsers report a move without a distance when a page appears under a resting pointer.
      if ((event as PointerEvent).movementX || (event as PointerEvent).movementY) interact()
    })
    // Scrolled while the page was loading, or a place to return to.
    if (scrollY || history.state) interact()
  })
  // Only the client can show a route.
  if (location.hash.startsWith('#/')) interact()
}
