import { type RouteName, routeNames } from '@/lib/legal'
import { type Section, sections } from '@/lib/sections'

export type Route = 'landing' | RouteName

/** Reads the route from a location hash (docs/behaviour.md, “Routes”). Every other hash means the landing page. */
export function routeFromHash(hash: string): Route {
  if (!hash.startsWith('#/')) return 'landing'
  const path = hash.slice(2).replace(/\/$/, '')
  return routeNames.find((name) => name === path) ?? 'landing'
}

/** Reads the landing section from a location hash, if it is the id of one. */
export function sectionFromHash(hash: string): Section | undefined {
  return sections.find((section) => hash === `#${section}`)
}
