import { useSyncExternalStore } from 'react'
import { type Route, routeFromHash } from '@/client/router/hash-route'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The route in the location hash; the landing page while prerendering and hydrating. The value is the route and not the
 * hash, because React discards prerendered HTML whose state changes before it is hydrated, and a section link can change
 * the hash that early.
 */
export function useRoute(): Route {
  return useSyncExternalStore(
    subscribe,
    () => routeFromHash(location.hash),
    () => 'landing',
  )
}
