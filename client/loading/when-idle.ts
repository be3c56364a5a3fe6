import { savesData } from './saves-data'

/**
 * Runs a callback that fetches something ahead of its use, when the browser is idle; never if the visitor saves data.
 * Safari has no requestIdleCallback.
 */
export function whenIdle(callback: () => void): void {
  if (savesData()) return
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}
