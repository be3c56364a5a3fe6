/** Returns how the visitor came to this page; undefined in browsers that do not tell. */
export function getNavigationType(): NavigationTimingType | undefined {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entries[0]?.type
}
