/** Returns how the visitor came to this page, and to which URL; undefined in browsers that do not tell. */
export const getNavigation = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
