/** @typedef {{ src: string, integrity: string }} Script */

/**
 * Begins the start file: asks for every script, and adds the bundler's runtime, which runs them, only when
 * all the others are here. React must not start with a script missing: Next 16.4 then keeps the main
 * thread busy for ever. The next `online` event or press asks for what failed again.
 *
 * Serialised, so it must not use anything outside its argument and the browser's globals.
 * @param {{ dictionary: string, files: Script[], runtime: Script }} what
 */
export function startWhenAllAreHere({ dictionary, files, runtime }) {
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
