import { savesData } from './saves-data'

/** Runs a callback that prefetches something, when the browser is idle; never if the visitor saves data. */
export function prefetchWhenIdle(callback: () => void): void {
  if (savesData()) return
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  // Safari.
  else setTimeout(callback, 50)
}
