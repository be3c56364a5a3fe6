/**
 * Reloads the page when one of its chunks is missing, as after a deploy. Only once in a row, so that a
 * chunk that stays missing never causes a loop, and not while offline, when a reload would lose the page.
 */
export function reloadAfterDeploy(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigator.onLine) location.reload()
}
