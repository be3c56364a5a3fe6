import { useSyncExternalStore } from 'react'

const noSubscription = () => () => undefined

/** False while prerendering and hydrating, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
