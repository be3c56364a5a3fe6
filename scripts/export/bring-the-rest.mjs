/**
 * Runs in the page, inline, at its end: loads fonts and style sheet once the first screen is painted
 * with its pictures, at the first input of the visitor, or after half a second; then lays out the parts below
 * the first screen one by one while the browser is idle, and scrolls to the hash's target if the visitor has
 * not scrolled. Without scripts the browser uses the links in the noscript element.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {string} selector of the parts below the first screen
 */
export function bringTheRest(selector) {
  const { document, location, requestAnimationFrame, setTimeout } = window
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const passive = { capture: true, passive: true }
  const parts = [...document.querySelectorAll(selector)]
  const rest = document.getElementById('rest')?.textContent ?? ''
  let links = rest
  // The anchor to scroll to; empty after the visitor's own input.
  let target = location.hash
  const setTarget = () => {
    target = location.hash
  }
  const clearTarget = () => {
    target = ''
  }

  const finish = () => {
    document.documentElement.dataset.laidOut = ''
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
  const loadLinks = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = document.head.lastElementChild
    for (const end of ['load', 'error']) sheet?.addEventListener(end, () => whenIdle(layOut))
    // The visitor's next input requests the style sheet again.
    sheet?.addEventListener('error', () => {
      links = rest
    })
  }

  addEventListener('hashchange', setTarget)
  for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(name, clearTarget, passive)
  for (const name of ['touchstart', 'pointerdown', 'keydown', 'online'])
    addEventListener(name, loadLinks, passive)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadLinks)))
  if (target) loadLinks()
  else setTimeout(loadLinks, 500)
}
