'use client'

import { NativeNotice } from './native-notice'
import { ToasterHost } from './toaster-host'

/** The places of notifications: the toaster, and a native popover as its fallback. */
export function Notifications() {
  return (
    <>
      <ToasterHost />
      <NativeNotice />
    </>
  )
}
