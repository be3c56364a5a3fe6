/*
 * The one place that decides when a page's scripts start. Next writes them into the head, where they
 * compete with the first screen; everything on it is finished HTML, so they can wait until it is there.
 */

/**
 * Runs in the page, inline: starts the page's scripts once it is loaded and the browser idle, at once
 * where the hash names a route that only they can show, or at the first touch, key or pointer. Presses
 * on buttons that need them are marked with `data-pressed` meanwhile; components/ui/use-early-presses.ts
 * makes up for them. Everything else that can be pressed is native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
function startLater({ addEventListener, document, location, removeEventListener, requestIdleCallback }) {
  const signs = ['touchstart', 'pointerdown', 'pointermove', 'keydown', 'hashchange']
  const options = { capture: true, passive: true }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, options)
    const list = JSON.parse(document.getElementById('deferred')?.textContent ?? '[]')
    // Not `async`: scripts that a page adds run in any order unless told otherwise.
    for (const { tag, ...attributes } of list)
      document.head.append(Object.assign(document.createElement(tag), attributes, { async: false }))
  }
  // Safari has no requestIdleCallback before 18.
  const whenIdle = () => (requestIdleCallback ? requestIdleCallback(start) : setTimeout(start, 200))

  for (const sign of signs) addEventListener(sign, start, options)
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button:not([popovertarget])')
      if (!button || Object.keys(button).some((key) => key.startsWith('__react'))) return
      button.setAttribute('data-pressed', '')
    },
    options,
  )
  if (location.hash.startsWith('#/')) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

const scriptFile = /<script\b(?=[^>]*\ssrc=")[^>]*><\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g
const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * Takes the scripts that a page names, and the preloads that only serve them, out of it, and puts a
 * list of them with `startLater` at its end.
 * @param {string} html
 * @param {(address: string) => string} integrityOf of the file behind an address
 */
export function deferScripts(html, integrityOf) {
  const scripts = (html.match(scriptFile) ?? []).map((tag) => attribute(tag, 'src') ?? '')
  const dictionaries = (html.match(scriptPreload) ?? [])
    .filter((tag) => attribute(tag, 'as') === 'fetch')
    .map((tag) => attribute(tag, 'href'))
  const list = [
    ...dictionaries.map((href) => ({ tag: 'link', rel: 'preload', as: 'fetch', crossOrigin: '', href })),
    // The flight data first: what React starts with, it must find complete.
    ...scripts
      .sort((a, b) => Number(b.includes('/payload/')) - Number(a.includes('/payload/')))
      .map((src) => ({ tag: 'script', integrity: integrityOf(src), src })),
  ]
  return withoutScripts(html).replace(
    '</body>',
    () =>
      `<script type="application/json" id="deferred">${JSON.stringify(list)}</script><script>(${startLater})(window)</script></body>`,
  )
}

/**
 * Takes the scripts that a page names out of it, for pages that need none.
 * @param {string} html
 */
export const withoutScripts = (html) => html.replace(scriptFile, '').replace(scriptPreload, '')
