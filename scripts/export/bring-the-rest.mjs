/**
 * Runs in the page, inline, at its end: brings fonts and style sheet once the first screen is painted
 * with its pictures, at the first sign of a visitor, or when half a second has passed; then has what lies
 * below laid out part by part while the browser is idle. Whoever was on the way to a place further down
 * meanwhile is brought there. Without scripts the links in the noscript element do.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {string} selector of the parts
 */
export function bringTheRest(selector) {
  const { document, location, requestAnimationFrame, setTimeout } = window
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const passing = { capture: true, passive: true }
  const parts = [...document.querySelectorAll(selector)]
  const rest = document.getElementById('rest')?.textContent ?? ''
  let links = rest
  let aim = location.hash
  const follow = () => {
    aim = location.hash
  }
  const wander = () => {
    aim = ''
  }

  const finish = () => {
    document.documentElement.dataset.laidOut = ''
    removeEventListener('hashchange', follow)
    // Fonts and pictures that come now still move what lies below them.
    const keeper = new ResizeObserver(() =>
      document.getElementById(aim.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    keeper.observe(document.body)
    setTimeout(() => keeper.disconnect(), 3000)
  }
  const layOut = () => {
    const part = aim ? undefined : parts.shift()
    if (!(part instanceof HTMLElement)) return finish()
    part.style.contentVisibility = 'visible'
    whenIdle(layOut)
  }
  const bring = () => {
    if (!links) return
    document.head.insertAdjacentHTML('beforeend', links)
    links = ''
    const sheet = document.head.lastElementChild
    for (const end of ['load', 'error']) sheet?.addEventListener(end, () => whenIdle(layOut))
    // The next sign of a visitor asks for the style sheet again.
    sheet?.addEventListener('error', () => {
      links = rest
    })
  }

  addEventListener('hashchange', follow)
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(sign, wander, passing)
  for (const sign of ['touchstart', 'pointerdown', 'keydown', 'online'])
    addEventListener(sign, bring, passing)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(bring)))
  if (aim) bring()
  else setTimeout(bring, 500)
}
