import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The location's hash with its `#`; empty while prerendering and hydrating. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
}
