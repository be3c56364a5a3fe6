/*
 * The one place that decides when a page's scripts start. Next writes them into the head, where they
 * compete with the first screen; everything on it is finished HTML, so they can wait until it is there.
 * All that stays in the page is a small script that starts them, the same in every page, so that it
 * needs one hash in the security policy; what it starts is a file of the page's own (start.js).
 */

/**
 * Runs in the page, inline: adds the page's start file once the page is loaded and the browser idle, at
 * once where the hash names a route that only scripts can show, or at the first touch, key or pointer.
 * Where the file can't be had, the next `online` event or press asks for it again. At the first failure, or
 * after ten seconds, `data-plain` on the root element hides the controls that React does not run yet. Presses on buttons
 * that need React are marked with `data-pressed` meanwhile; components/ui/use-live-controls.ts repeats
 * them. Everything else that can be pressed is native.
 *
 * Serialised, so it must not use anything outside its arguments and the browser's globals.
 * @param {Window & typeof globalThis} window
 */
function startLater({ addEventListener, document, location, removeEventListener, requestIdleCallback }) {
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

/**
 * Begins the start file: asks for every script, and adds the bundler's runtime, which runs them, only when
 * all the others are here. React must not start with a script missing: Next 16.4 then keeps the main
 * thread busy for ever. The next `online` event or press asks for what failed again.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {{ dictionary: string, files: Script[], runtime: Script }} what
 */
function startWhenAllAreHere({ dictionary, files, runtime }) {
  const { document } = window
  const signs = ['online', 'pointerdown', 'keydown']
  const preload = (/** @type {object} */ attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }))
  let missing = files.length
  /** @type {Script[]} */
  let failed = []
  const goPlain = () => {
    document.documentElement.dataset.plain = ''
  }

  const arrived = () => {
    missing -= 1
    if (missing === 0) add(runtime)
  }
  const retry = () => {
    for (const sign of signs) removeEventListener(sign, retry, true)
    const again = failed
    failed = []
    again.forEach(add)
  }
  const add = (/** @type {Script} */ file) => {
    const onerror = () => {
      goPlain()
      if (failed.push(file) === 1) for (const sign of signs) addEventListener(sign, retry, true)
    }
    document.head.append(
      // Not `async`: scripts that a page adds run in any order unless told otherwise.
      Object.assign(document.createElement('script'), { ...file, async: false, onload: arrived, onerror }),
    )
  }

  preload({ as: 'fetch', crossOrigin: '', href: dictionary })
  preload({ as: 'script', integrity: runtime.integrity, href: runtime.src })
  files.forEach(add)
}

/** @typedef {{ src: string, integrity: string }} Script */

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gs
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g
/** What Next writes inline for its own start: the flight data, and what to run. */
const inlineStart = /^(?:self\.__next_f|\(self\.__next_f=|\(globalThis\["TURBOPACK"\])/
const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * Takes Next's scripts, and the preloads that only serve them, out of a page.
 * @param {string} html
 * @returns the page, the addresses of the scripts (those of blocks that are loaded separately too, which
 *   Next preloads) and of those for old browsers only, the inline ones' text, and the dictionary's address
 */
export function takeScripts(html) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @type {string[]} */
  const polyfills = []
  /** @type {string[]} */
  const inline = []
  const page = html.replace(scriptElement, (element, attributes, content) => {
    const src = attribute(attributes, 'src')
    if (src && /\bnomodule\b/i.test(attributes)) polyfills.push(src)
    else if (src) files.add(src)
    else if (inlineStart.test(content)) inline.push(content)
    else return element
    return ''
  })
  let dictionary
  for (const tag of page.match(scriptPreload) ?? []) {
    const href = attribute(tag, 'href') ?? ''
    if (attribute(tag, 'as') === 'fetch') dictionary = href
    else files.add(href)
  }
  return {
    page: page.replace(scriptPreload, ''),
    files: [...files],
    polyfills,
    inline: inline.join(';\n'),
    dictionary,
  }
}

/**
 * Ends a page with the script that starts its scripts. Throws where the bundler's runtime, whose name
 * begins with `turbopack-`, is not among them.
 * @param {ReturnType<typeof takeScripts>} taken
 * @param {{ integrityOf: (address: string) => string, write: (content: string) => string }} files
 *   the `integrity` of the file behind an address; keeps the start file and returns its address
 */
export function startScriptsLater({ page, files, polyfills, inline, dictionary }, { integrityOf, write }) {
  const isRuntime = (/** @type {string} */ src) => /\/turbopack-[^/]*$/.test(src)
  const script = (/** @type {string} */ src) => ({ src, integrity: integrityOf(src) })
  const runtime = files.find(isRuntime)
  if (!runtime)
    throw new Error(
      `No script of the page is named turbopack-*.js; it has ${files.join(', ')}. Look which one runs the others now.`,
    )
  const what = {
    dictionary,
    files: files.filter((src) => !isRuntime(src)).map(script),
    runtime: script(runtime),
  }
  // React must find its data complete when it starts: the data runs before the scripts can have come.
  const src = write(`(${startWhenAllAreHere})(${JSON.stringify(what)});\n${inline}`)
  // Browsers with modules never ask for these.
  const old = polyfills.map(
    (file) => `<script nomodule src="${file}" integrity="${integrityOf(file)}"></script>`,
  )
  const last = `<script data-src="${src}" data-integrity="${integrityOf(src)}">(${startLater})(window)</script>`
  return page.replace('</body>', () => `${old.join('')}${last}</body>`)
}
