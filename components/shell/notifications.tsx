import { useEffect, useState, useSyncExternalStore } from 'react'
import { prefetchWhenIdle } from '@/client/loading/prefetch-when-idle'
import { toasterTimeoutMs } from '@/client/loading/retry-policy'
import { withTimeout } from '@/client/loading/with-timeout'
import { type Notification, notify } from '@/client/notifications/notify'
import { NativeNotice } from './native-notice'
import { type ToasterModule, Toasts } from './toasts'

const noNotifications: readonly Notification[] = []
const loadToaster = () => import('@/client/notifications/toaster')

/**
 * Shows the notifications in the toaster, which is loaded when the browser is idle; if it can't be loaded in time, the
 * newest notification in a native popover.
 */
export function Notifications() {
  const notifications = useSyncExternalStore(notify.subscribe, notify.getAll, () => noNotifications)
  const [toaster, setToaster] = useState<ToasterModule>()
  /** The notification in the popover. */
  const [native, setNative] = useState<Notification>()
  const newest = notifications.at(-1)
  useTabToLink(newest)

  useEffect(() => prefetchWhenIdle(() => loadToaster().then(setToaster, () => undefined)), [])
  useEffect(() => {
    if (!newest || toaster) return
    let isNewest = true
    const showNatively = () => {
      if (!isNewest) return
      setNative(newest)
      // The popover shows one notification; the others would appear when the toaster is loaded later.
      for (const notification of notify.getAll()) if (notification !== newest) notification.dismiss()
    }
    withTimeout(loadToaster(), toasterTimeoutMs).then(setToaster, showNatively)
    return () => {
      isNewest = false
    }
  }, [newest, toaster])
  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') notify.dismiss()
    }
    document.addEventListener('keydown', dismissOnEscape)
    return () => document.removeEventListener('keydown', dismissOnEscape)
  }, [])

  return (
    <>
      {toaster && <Toasts toaster={toaster} notifications={notifications.filter((one) => one !== native)} />}
      <NativeNotice notice={notifications.find((one) => one === native)} />
    </>
  )
}

/**
 * Makes the Tab key lead from the control that caused a notification to its link, and from the link to what follows the
 * control, as with a native popover. The toaster itself is at the end of the page.
 */
function useTabToLink(notification: Notification | undefined): void {
  useEffect(() => {
    if (!notification?.action) return
    const cause = document.activeElement as HTMLElement | null
    const leadToLink = (event: KeyboardEvent) => {
      const link = document.querySelector<HTMLElement>('.notification a')
      if (event.key !== 'Tab' || event.shiftKey || !link) return
      if (document.activeElement === cause) {
        event.preventDefault()
        link.focus()
        // The browser then moves the focus on from the control.
      } else if (document.activeElement === link) cause?.focus()
    }
    document.addEventListener('keydown', leadToLink)
    return () => document.removeEventListener('keydown', leadToLink)
  }, [notification])
}
