import { type RouteName, routeNames } from '@/lib/legal'
import { type Section, sections } from '@/lib/sections'

export type Route = 'landing' | RouteName

/** Reads the route from a location hash (docs/behaviour.md, “Routes”). */
export function routeFromHash(hash: string): Route {
  if (!hash.startsWith('#/')) return 'landing'
  const path = hash.slice(2).replace(/\/$/, '')
  return routeNames.find((name) => name === path) ?? 'landing'
}

/** Reads the landing page's section from a location hash. */
export function sectionFromHash(hash: string): Section | undefined {
  return sections.find((section) => hash === `#${section}`)
}
