/**
 * Runs in the page, inline: adds the page's start file once the page is loaded and the browser idle, at
 * once where the hash names a route that only scripts can show, or at the first touch, key or pointer.
 * Where the file can't be had, the next `online` event or press asks for it again. At the first failure, or
 * after ten seconds, `data-plain` on the root element hides the controls that React does not run yet.
 * Presses on buttons that need React (in a container with `data-controls`, until it has `data-live`) are
 * marked with `data-pressed` meanwhile; components/ui/use-live-controls.ts repeats them. Everything else
 * that can be pressed is native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
export function startLater({
  addEventListener,
  document,
  location,
  removeEventListener,
  requestIdleCallback,
}) {
  const { src = '', integrity = '' } = document.currentScript?.dataset ?? {}
  const options = { capture: true, passive: true }
  let signs = ['touchstart', 'pointerdown', 'pointermove', 'keydown', 'hashchange']
  const listen = () => {
    for (const sign of signs) addEventListener(sign, start, options)
  }
  const goPlain = () => {
    document.documentElement.dataset.plain = ''
  }
  let started = false
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options)
    if (started) return
    started = true
    const onerror = () => {
      goPlain()
      started = false
      signs = ['online', 'pointerdown', 'keydown']
      listen()
    }
    document.head.append(Object.assign(document.createElement('script'), { integrity, onerror, src }))
    setTimeout(goPlain, 10_000)
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
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
