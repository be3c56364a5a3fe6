/** @typedef {{ src: string, integrity: string }} Script */
/**
 * What the start file starts: `files`, every script but the bundler's runtime; `runtime`, which runs them; `entry`,
 * the chunk that tells it which modules to run; `modules`, the ids of those that these need, in the order in which
 * they are needed.
 * @typedef {{ dictionary: string | undefined, files: Script[], runtime: Script, entry: object, modules: number[] }} What
 */

/**
 * First part of the start file: fetches every script into the cache, and at the visitor's first use of the page
 * (after-first-paint.mjs) adds them; the bundler's runtime only when all the others are loaded. React must not start
 * with a script missing: Next 16.4 then keeps the main thread busy forever. The next `online` event or press requests
 * what failed again.
 *
 * The modules run in steps of a few milliseconds, between which the browser can respond to input; the bundler alone
 * would run them all in one task. What is not listed runs with the entry.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {What} what
 */
export function startWhenAllAreHere({ dictionary, files, runtime, entry, modules }) {
  const { document } = window
  const root = document.documentElement
  const retryEvents = ['online', 'pointerdown', 'keydown']
  const hint = (/** @type {object} */ attributes) =>
    document.head.append(Object.assign(document.createElement('link'), attributes))
  let missing = files.length
  /** @type {Script[]} */
  let failed = []
  const markPlain = () => {
    root.dataset.plain = ''
  }

  const run = () => {
    const chunks = Reflect.get(globalThis, 'TURBOPACK')
    const step = (/** @type {(id: number) => unknown} */ require) => {
      const end = performance.now() + 5
      while (modules.length > 0 && performance.now() < end)
        try {
          require(modules.shift() ?? 0)
        } catch {
          // Thrown again where the entry needs this module.
        }
      if (modules.length > 0) setTimeout(step, 0, require)
      else chunks.push(entry)
    }
    // A module of our own, because only modules can require others.
    const stepModule = (/** @type {{ r: (id: number) => unknown }} */ context) => {
      setTimeout(step, 0, context.r.bind(context))
    }
    chunks.push(['steps', 'steps', stepModule])
    chunks.push({ otherChunks: [], runtimeModuleIds: ['steps'] })
  }
  const onload = () => {
    missing -= 1
    if (missing === 0) add(runtime)
    if (missing < 0) run()
  }
  const retry = () => {
    for (const name of retryEvents) removeEventListener(name, retry, true)
    const again = failed
    failed = []
    again.forEach(add)
  }
  const add = (/** @type {Script} */ file) => {
    const onerror = () => {
      markPlain()
      if (failed.push(file) === 1) for (const name of retryEvents) addEventListener(name, retry, true)
    }
    document.head.append(
      // Not `async`: otherwise scripts added to a page run in any order.
      Object.assign(document.createElement('script'), { ...file, async: false, onload, onerror }),
    )
  }
  const start = () => {
    if (dictionary) hint({ rel: 'preload', as: 'fetch', crossOrigin: '', href: dictionary })
    hint({ rel: 'preload', as: 'script', integrity: runtime.integrity, href: runtime.src })
    files.forEach(add)
  }

  if ('used' in root.dataset) start()
  else {
    // Into the browser's cache. Firefox refuses a prefetch by the policy's `default-src`, Safari makes none, and Chrome
    // warns of each preload while nobody uses the page.
    for (const { src, integrity } of [...files, runtime])
      fetch(src, { integrity, priority: 'low' })
        .then((answer) => answer.blob())
        .catch(() => undefined)
    // After the paint that answers the visitor.
    addEventListener('firstuse', () => requestAnimationFrame(() => setTimeout(start)), { once: true })
  }
}
