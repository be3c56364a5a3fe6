/** Resolves when the browser is idle, or soon in browsers without requestIdleCallback (Safari before 18). */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
