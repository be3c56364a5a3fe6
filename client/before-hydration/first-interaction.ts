import { pageState } from '../page-state'
import { listen } from './listen'

/**
 * Calls back at the visitor's first interaction, and sets `data-used` on the root element. While the page is loading,
 * scrolling and movements of the pointer or the focus do not count, because the browser may cause them.
 */
export function onFirstInteraction(callback: () => void): void {
  const interact = () => {
    if ('used' in pageState) return
    pageState.used = ''
    callback()
  }
  // Includes `click`, because assistive technology clicks without pressing.
  listen('touchstart pointerdown keydown wheel click hashchange', interact)
  listen('load', () => {
    listen('focusin', interact)
    listen('scroll', ({ target }) => {
      // A row with scroll snapping scrolls by itself when the layout changes.
      if (target === document) interact()
    })
    listen('pointermove', (event) => {
      // Browsers report a move of no distance when a page appears under the pointer.
      if ((event as PointerEvent).movementX || (event as PointerEvent).movementY) interact()
    })
    // The visitor scrolled while the page was loading, or has a saved place to return to.
    if (scrollY || history.state) interact()
  })
  // Only the client can show a hash route.
  if (location.hash.startsWith('#/')) interact()
}
