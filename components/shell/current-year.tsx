'use client'

import { useSyncExternalStore } from 'react'

/** The year does not change while the page is open, so nothing is subscribed to. */
const noSubscription = () => () => undefined

/**
 * The visitor's current year. It hydrates with the year of the build, which is in the HTML, and
 * is then corrected, so that there is no hydration error after New Year.
 */
export function CurrentYear() {
  return useSyncExternalStore(
    noSubscription,
    () => String(new Date().getFullYear()),
    () => process.env.BUILD_YEAR ?? '',
  )
}
