/**
 * Runs in the page, inline, at its end. Loads fonts and style sheet once the first screen is painted with its
 * pictures, at the first use, or after half a second. At the visitor's first use of the page (a touch, press,
 * key or another hash; once the page is loaded also a scroll, a move of the pointer or of the focus) it sets `data-used` on the root element, dispatches
 * `firstuse`, and lays out the parts below the first screen one by one while the browser is idle; then it scrolls to the hash's
 * target if the visitor has not scrolled. Without scripts the browser uses the links in the noscript element.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {string} selector of the parts below the first screen
 */
export function bringTheRest(selector) {
  const { document, location, requestAnimationFrame, setTimeout } = window
  const root = document.documentElement
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const passive = { capture: true, passive: true }
  const parts = [...document.querySelectorAll(selector)]
  const rest = document.getElementById('rest')?.textContent ?? ''
  let links = rest
  let isStyled = false
  // The anchor to scroll to; empty after the visitor's own input.
  let target = location.hash
  const setTarget = () => {
    target = location.hash
  }
  const clearTarget = () => {
    target = ''
  }
  const listen = (/** @type {string[]} */ names, /** @type {(event: Event) => void} */ act) => {
    for (const name of names) addEventListener(name, act, passive)
  }

  const finish = () => {
    root.dataset.laidOut = ''
    removeEventListener('hashchange', setTarget)
    // Fonts and pictures that load now still move what is below them.
    const observer = new ResizeObserver(() =>
      document.getElementById(target.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    observer.observe(document.body)
    setTimeout(() => observer.disconnect(), 3000)
  }
  const layOut = () => {
    const part = target ? undefined : parts.shift()
    if (!(part instanceof HTMLElement)) return finish()
    part.style.contentVisibility = 'visible'
    whenIdle(layOut)
  }
  const layOutIfReady = () => {
    if (isStyled && 'used' in root.dataset) whenIdle(layOut)
  }
  const loadLinks = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = document.head.lastElementChild
    for (const end of ['load', 'error'])
      sheet?.addEventListener(end, () => {
        isStyled = true
        layOutIfReady()
      })
    // The visitor's next input requests the style sheet again.
    sheet?.addEventListener('error', () => {
      links = rest
    })
  }
  const use = () => {
    loadLinks()
    if ('used' in root.dataset) return
    root.dataset.used = ''
    dispatchEvent(new Event('firstuse'))
    layOutIfReady()
  }

  addEventListener('hashchange', setTarget)
  listen(['wheel', 'touchmove', 'pointerdown', 'keydown'], clearTarget)
  listen(['touchstart', 'pointerdown', 'keydown', 'hashchange'], use)
  listen(['online'], loadLinks)
  addEventListener('load', () => {
    requestAnimationFrame(() => setTimeout(loadLinks))
    listen(['scroll', 'focusin'], use)
    // Browsers report a move without a distance when a page appears under a resting pointer.
    listen(['pointermove'], (event) => {
      if (event instanceof PointerEvent && (event.movementX || event.movementY)) use()
    })
    // Scrolled while the page was loading.
    if (scrollY) use()
  })
  if (target) loadLinks()
  else setTimeout(loadLinks, 500)
  // A route in the address: only scripts can show it.
  if (target.startsWith('#/')) use()
}
