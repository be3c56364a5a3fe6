const retryEvents = ['online', 'pointerdown', 'keydown']

/** Resolves at the next event after which a retry may succeed: the network is back, or the visitor presses something. */
export function retrySignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const name of retryEvents) window.removeEventListener(name, stop, true)
      resolve()
    }
    for (const name of retryEvents) window.addEventListener(name, stop, true)
  })
}
