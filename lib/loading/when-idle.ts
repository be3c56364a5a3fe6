/** Resolves when the browser is idle; soon where it can't say when (Safari has no requestIdleCallback before 18). */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
