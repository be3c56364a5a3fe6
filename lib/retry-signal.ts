const signs = ['online', 'pointerdown', 'keydown']

/** Resolves at the next sign that another try is worth it: the network is back, or the visitor presses something. */
export function retrySign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, stop, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, stop, true)
  })
}
