'use client'

import { NativeNotice } from './native-notice'
import { ToasterHost } from './toaster-host'

/** Where notifications appear: in the toaster, or natively without it. */
export function Notifications() {
  return (
    <>
      <ToasterHost />
      <NativeNotice />
    </>
  )
}
