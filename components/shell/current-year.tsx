'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * The visitor's current year. It hydrates as the year of the build, which is what the HTML says, and
 * then corrects itself: no hydration error on New Year's Eve.
 */
export function CurrentYear() {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => process.env.BUILD_YEAR ?? '',
  )
}
