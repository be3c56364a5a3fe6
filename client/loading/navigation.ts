/** Returns how and to which URL the visitor came to this page; undefined if the browser does not say. */
export const getNavigation = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
