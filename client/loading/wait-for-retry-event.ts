import { retryEvents } from './retry-policy'

/** Resolves at the next event after which a retry may succeed, even if a handler stops its propagation. */
export function waitForRetryEvent(): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const onEvent = () => {
      listeners.abort()
      resolve()
    }
    for (const name of retryEvents.split(' '))
      window.addEventListener(name, onEvent, { capture: true, signal: listeners.signal })
  })
}
