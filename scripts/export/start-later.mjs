/**
 * Runs in the page, inline: adds the page's start file once the page is loaded and the browser is idle,
 * immediately if the hash names a route that only scripts can show, or at the first touch, press or key.
 * A move of the pointer does not count: browsers report one when a page appears under a resting pointer.
 * If the file fails to load, the next `online` event or press requests it again. At the first failure, or
 * after ten seconds, `data-plain` on the root element hides the controls that React does not handle yet.
 * Until then presses on buttons that need React (in a container with `data-controls`, until it has
 * `data-live`) are marked with `data-pressed`; components/ui/use-live-controls.ts repeats them. All other
 * controls are native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
export function startLater({
  addEventListener,
  document: page,
  location,
  removeEventListener,
  requestIdleCallback,
}) {
  const { src = '', integrity = '' } = page.currentScript?.dataset ?? {}
  const options = { capture: true, passive: true }
  let startEvents = ['touchstart', 'pointerdown', 'keydown', 'hashchange']
  const listen = () => {
    for (const name of startEvents) addEventListener(name, start, options)
  }
  const markPlain = () => {
    page.documentElement.dataset.plain = ''
  }
  let started = false
  const start = () => {
    for (const name of startEvents) removeEventListener(name, start, options)
    if (started) return
    started = true
    const onerror = () => {
      markPlain()
      started = false
      startEvents = ['online', 'pointerdown', 'keydown']
      listen()
    }
    page.head.append(Object.assign(page.createElement('script'), { integrity, onerror, src }))
    setTimeout(markPlain, 10_000)
  }
  // Safari has no requestIdleCallback before 18.
  const whenIdle = () => (requestIdleCallback ? requestIdleCallback(start) : setTimeout(start, 200))

  listen()
  addEventListener(
    'click',
    ({ target }) => {
      const waiting = '[data-controls]:not([data-live]) button:not([popovertarget])'
      if (target instanceof Element) target.closest(waiting)?.setAttribute('data-pressed', '')
    },
    options,
  )
  if (location.hash.startsWith('#/')) start()
  else if (page.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
