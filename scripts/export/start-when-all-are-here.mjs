/** @typedef {{ src: string, integrity: string }} Script */

/**
 * First part of the start file: requests every script, and adds the bundler's runtime, which runs them, only
 * when all the others are loaded. React must not start with a script missing: Next 16.4 then keeps the main
 * thread busy forever. The next `online` event or press requests what failed again.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {{ dictionary: string, files: Script[], runtime: Script }} what
 */
export function startWhenAllAreHere({ dictionary, files, runtime }) {
  const { document } = window
  const retryEvents = ['online', 'pointerdown', 'keydown']
  const preload = (/** @type {object} */ attributes) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }))
  let missing = files.length
  /** @type {Script[]} */
  let failed = []
  const markPlain = () => {
    document.documentElement.dataset.plain = ''
  }

  const onload = () => {
    missing -= 1
    if (missing === 0) add(runtime)
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

  preload({ as: 'fetch', crossOrigin: '', href: dictionary })
  preload({ as: 'script', integrity: runtime.integrity, href: runtime.src })
  files.forEach(add)
}
