import { type RouteName, routeNames } from '@/lib/pages'
import { type Section, sections } from '@/lib/site'

export type Route = 'landing' | RouteName

/**
 * The route that a location hash names (docs/behaviour.md, “Routes”). Section anchors, unknown routes and
 * malformed escapes are the landing page.
 */
export function routeFromHash(hash: string): Route {
  if (!hash.startsWith('#/')) return 'landing'
  const path = hash.slice(2).replace(/\/$/, '')
  return routeNames.find((name) => name === path) ?? 'landing'
}

/** The landing section that a location hash names, if any. */
export function sectionFromHash(hash: string): Section | undefined {
  return sections.find((section) => hash === `#${section}`)
}
