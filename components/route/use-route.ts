import { useSyncExternalStore } from 'react'
import { type Route, routeFromHash } from '@/lib/router/hash-route'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The route that the location's hash names; the landing page while prerendering and hydrating. Not the
 * hash itself: a section link pressed before hydration must not change the value, since React discards
 * prerendered HTML that changes before it is hydrated.
 */
export function useRoute(): Route {
  return useSyncExternalStore(
    subscribe,
    () => routeFromHash(location.hash),
    () => 'landing',
  )
}
