/** Runs a callback when the browser is idle. Safari has no requestIdleCallback before 18. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 50)
}
