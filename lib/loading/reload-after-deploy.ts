/**
 * Handles a chunk that could not be loaded: reloads the page once in a row, because after a deploy the new page names
 * other chunks. Not while offline, when a reload would lose the page.
 * @throws what it was given, so that the failure shows if no reload helps
 */
export function reloadAfterDeploy(error: unknown): never {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigator.onLine) location.reload()
  throw error
}
