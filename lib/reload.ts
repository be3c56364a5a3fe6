/**
 * Loads the document anew when a chunk of it is gone, as after a deploy; only once in a row, so that a
 * chunk that stays away never makes a loop, and not while offline, where a reload would lose the page.
 */
export function reloadAfterDeploy(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigator.onLine) location.reload()
}
