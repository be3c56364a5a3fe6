'use client'

import { useSyncExternalStore } from 'react'

/** The year of an open page is constant, so there is nothing to subscribe to. */
const noSubscription = () => () => undefined

/** The visitor's current year. Hydrates with the year of the build, so that there is no mismatch after New Year. */
export function CurrentYear() {
  return useSyncExternalStore(
    noSubscription,
    () => String(new Date().getFullYear()),
    () => process.env.BUILD_YEAR ?? '',
  )
}
