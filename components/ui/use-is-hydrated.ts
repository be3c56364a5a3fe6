import { useSyncExternalStore } from 'react'

/** Hydration happens once, so there is nothing to subscribe to. */
const noSubscription = () => () => undefined

/** False in the HTML and while React hydrates it, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
