/**
 * Runs in the page, inline, after bring-the-rest.mjs: adds the page's start file at the visitor's first use, or
 * earlier once the page is loaded and the browser is idle; before the first use that file only prefetches the scripts.
 * If it fails to load, the next `online` event or press requests it again. At the first failure, or
 * ten seconds after the first use, `data-plain` on the root element hides the controls that React does not handle yet.
 * Until then presses on buttons that need React (in a container with `data-controls`, until it has
 * `data-live`) are marked with `data-pressed`; components/ui/use-live-controls.ts repeats them. All other
 * controls are native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
export function startLater({ addEventListener, document: page, requestIdleCallback, setTimeout }) {
  const { src = '', integrity = '' } = page.currentScript?.dataset ?? {}
  const root = page.documentElement
  const options = { capture: true, passive: true }
  const markPlain = () => {
    root.dataset.plain = ''
  }
  let isAdded = false
  const add = () => {
    if (isAdded) return
    isAdded = true
    const onerror = () => {
      markPlain()
      isAdded = false
    }
    page.head.append(Object.assign(page.createElement('script'), { integrity, onerror, src }))
  }
  const start = () => {
    add()
    setTimeout(markPlain, 10_000)
  }
  // Safari has no requestIdleCallback before 18.
  const whenIdle = () => (requestIdleCallback ? requestIdleCallback(add) : setTimeout(add, 200))

  addEventListener(
    'click',
    ({ target }) => {
      const waiting = '[data-controls]:not([data-live]) button:not([popovertarget])'
      if (target instanceof Element) target.closest(waiting)?.setAttribute('data-pressed', '')
    },
    options,
  )
  for (const name of ['online', 'pointerdown', 'keydown']) addEventListener(name, add, options)
  if ('used' in root.dataset) start()
  else {
    addEventListener('firstuse', start)
    if (page.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle)
  }
}
