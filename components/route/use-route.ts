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
 * The route in the location hash; the landing page while prerendering and hydrating. Not the hash itself, which a section
 * link can change before hydration: React would discard the prerendered HTML.
 */
export function useRoute(): Route {
  return useSyncExternalStore(
    subscribe,
    () => routeFromHash(location.hash),
    () => 'landing',
  )
}
