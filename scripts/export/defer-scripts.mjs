/*
 * The one place that decides when a page's scripts start. Next writes them into the head, where they
 * compete with the first screen; everything on it is finished HTML, so they can wait until it is there.
 * All that stays in the page is a small script that starts them, the same in every page, so that it
 * needs one hash in the security policy; what it starts is a file of the page's own (start.js).
 */

/**
 * Runs in the page, inline: brings the page's start file once it is loaded and the browser idle, at once
 * where the hash names a route that only scripts can show, or at the first touch, key or pointer. Presses
 * on buttons that need React are marked with `data-pressed` meanwhile; components/ui/use-early-presses.ts
 * makes up for them. Everything else that can be pressed is native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
function startLater({ addEventListener, document, location, removeEventListener, requestIdleCallback }) {
  const file = document.createElement('script')
  const { src = '', integrity = '' } = document.currentScript?.dataset ?? {}
  const signs = ['touchstart', 'pointerdown', 'pointermove', 'keydown', 'hashchange']
  const options = { capture: true, passive: true }
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, options)
    if (!file.isConnected) document.head.append(Object.assign(file, { integrity, src }))
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

/** Begins the start file: adds what the page needs, in order. @param {Record<string, string | undefined>[]} list */
function addAll(list) {
  // Not `async`: scripts that a page adds run in any order unless told otherwise.
  for (const { tag = '', ...attributes } of list)
    document.head.append(Object.assign(document.createElement(tag), attributes, { async: false }))
}

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gs
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g
/** What Next writes inline for its own start: the flight data, and what to run. */
const inlineStart = /^(?:self\.__next_f|\(self\.__next_f=|\(globalThis\["TURBOPACK"\])/
const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * Takes Next's scripts, and the preloads that only serve them, out of a page.
 * @param {string} html
 * @returns the page, the addresses of the scripts and of those for old browsers only, the inline ones' text,
 *   and the dictionary's address
 */
export function takeScripts(html) {
  /** @type {string[]} */
  const files = []
  /** @type {string[]} */
  const polyfills = []
  /** @type {string[]} */
  const inline = []
  const page = html.replace(scriptElement, (element, attributes, content) => {
    const src = attribute(attributes, 'src')
    if (src && /\bnomodule\b/i.test(attributes)) polyfills.push(src)
    else if (src) files.push(src)
    else if (inlineStart.test(content)) inline.push(content)
    else return element
    return ''
  })
  const dictionary = (page.match(scriptPreload) ?? []).find((tag) => attribute(tag, 'as') === 'fetch')
  return {
    page: page.replace(scriptPreload, ''),
    files,
    polyfills,
    inline: inline.join(';\n'),
    dictionary: dictionary && attribute(dictionary, 'href'),
  }
}

/**
 * Ends a page with the script that starts its scripts.
 * @param {ReturnType<typeof takeScripts>} taken
 * @param {{ integrityOf: (address: string) => string, write: (content: string) => string }} files
 *   the `integrity` of the file behind an address; keeps the start file and tells its address
 */
export function startScriptsLater({ page, files, polyfills, inline, dictionary }, { integrityOf, write }) {
  const list = [
    { tag: 'link', rel: 'preload', as: 'fetch', crossOrigin: '', href: dictionary },
    ...files.map((src) => ({ tag: 'script', integrity: integrityOf(src), src })),
  ]
  // React must find its data complete when it starts: the data runs before the scripts can have come.
  const src = write(`(${addAll})(${JSON.stringify(list)});\n${inline}`)
  // Browsers with modules never ask for these.
  const old = polyfills.map(
    (file) => `<script nomodule src="${file}" integrity="${integrityOf(file)}"></script>`,
  )
  const script = `<script data-src="${src}" data-integrity="${integrityOf(src)}">(${startLater})(window)</script>`
  return page.replace('</body>', () => `${old.join('')}${script}</body>`)
}
