/**
 * Runs in the page, inline, at its end; does what the first paint does not need.
 *
 * - Loads fonts and style sheet once the first screen is painted with its pictures, at the first use, or after half a
 *   second. Without scripts the browser uses the links in the noscript element.
 * - Once the page is loaded and the browser is idle, adds the page's start file (`data-src`, if the page has one),
 *   which fetches the scripts into the cache.
 * - At the visitor's first use of the page (a touch, press, click, key or another hash; once the page is loaded also a
 *   scroll, a move of the pointer or of the focus) sets `data-used` on the root element and dispatches `firstuse`, at
 *   which the start file starts the scripts. Then it lays out the parts below the first screen one by one while the
 *   browser is idle, and scrolls to the hash's target if the visitor has not scrolled.
 * - Marks presses on buttons that need React (in a container with `data-controls`, until it has `data-live`) with
 *   `data-pressed`; components/ui/use-live-controls.ts repeats them. All other controls are native. If the start file
 *   fails to load, or ten seconds after the first use, `data-plain` on the root element hides the controls that React
 *   does not handle yet.
 *
 * What failed to load is requested again at the next press or `online` event.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {string} selector of the parts below the first screen
 */
export function afterFirstPaint(selector) {
  const { src, integrity = '' } = document.currentScript?.dataset ?? {}
  const root = document.documentElement
  // Safari has no requestIdleCallback before 18.
  const whenIdle = window.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 50))
  const parts = [...document.querySelectorAll(selector)]
  const rest = document.getElementById('rest')?.textContent ?? ''
  let links = rest
  let isStyled = false
  let isAdded = !src
  // The anchor to scroll to; empty after the visitor's own input.
  let target = location.hash
  const setTarget = () => {
    target = location.hash
  }
  const markPlain = () => {
    root.dataset.plain = ''
  }
  const listen = (/** @type {string} */ names, /** @type {(event: Event) => void} */ act) => {
    for (const name of names.split(' ')) addEventListener(name, act, { capture: true, passive: true })
  }

  const layOut = () => {
    const part = target ? undefined : parts.shift()
    if (part instanceof HTMLElement) {
      part.style.contentVisibility = 'visible'
      whenIdle(layOut)
      return
    }
    root.dataset.laidOut = ''
    removeEventListener('hashchange', setTarget, true)
    // Fonts and pictures that load now still move what is below them.
    const observer = new ResizeObserver(() =>
      document.getElementById(target.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    observer.observe(document.body)
    setTimeout(() => observer.disconnect(), 3000)
  }
  const layOutIfReady = () => {
    if (isStyled && 'used' in root.dataset) whenIdle(layOut)
  }
  const loadLinks = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = /** @type {HTMLLinkElement} */ (document.head.lastElementChild)
    const onend = () => {
      isStyled = true
      layOutIfReady()
    }
    sheet.onload = onend
    sheet.onerror = () => {
      links = rest
      onend()
    }
  }
  const addStart = () => {
    if (isAdded) return
    isAdded = true
    const onerror = () => {
      markPlain()
      isAdded = false
    }
    document.head.append(Object.assign(document.createElement('script'), { integrity, onerror, src }))
  }
  const retry = () => {
    loadLinks()
    addStart()
  }
  const use = () => {
    retry()
    if ('used' in root.dataset) return
    root.dataset.used = ''
    dispatchEvent(new Event('firstuse'))
    if (src) setTimeout(markPlain, 10_000)
    layOutIfReady()
  }

  listen('hashchange', setTarget)
  listen('wheel touchmove pointerdown keydown', () => {
    target = ''
  })
  // Assistive technology can click without a press before it.
  listen('touchstart pointerdown keydown click hashchange', use)
  listen('online', retry)
  listen('click', ({ target }) =>
    // The document can be a target too.
    /** @type {Partial<Element>} */ (target)
      .closest?.('[data-controls]:not([data-live]) button:not([popovertarget])')
      ?.setAttribute('data-pressed', ''),
  )
  listen('load', () => {
    requestAnimationFrame(() => setTimeout(loadLinks))
    listen('scroll focusin', use)
    // Browsers report a move without a distance when a page appears under a resting pointer.
    listen('pointermove', (event) => {
      const { movementX, movementY } = /** @type {PointerEvent} */ (event)
      if (movementX || movementY) use()
    })
    // Scrolled while the page was loading.
    if (scrollY) use()
    else whenIdle(addStart)
  })
  if (target) loadLinks()
  else setTimeout(loadLinks, 500)
  // A route in the address: only scripts can show it.
  if (target.startsWith('#/')) use()
}
