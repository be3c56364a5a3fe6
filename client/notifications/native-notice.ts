import { notificationDurationMs } from '@/lib/site'

/** Element id of the popover that shows a notification before scripts run, or if the toaster can't be loaded. */
export const nativeNoticeId = 'native-notice'
/** Element id of the popover that says that a page in another language can't be opened without a network. */
export const offlineNoticeId = 'offline-notice'

/**
 * Closes the popover if a press before hydration has opened it, and ends its time: `data-open`, which shows it in browsers
 * without popovers, is the timer's id. Returns it.
 */
export function closeNativeNotice(id: string = nativeNoticeId): HTMLElement | null {
  const popover = document.getElementById(id)
  clearTimeout(popover?.dataset.open)
  delete popover?.dataset.open
  popover?.togglePopover?.(false)
  return popover
}

/** Opens the popover for the time of a notification. */
export function showNativeNotice(id: string): void {
  const popover = closeNativeNotice(id)
  if (!popover) return
  popover.togglePopover?.(true)
  popover.dataset.open = `${setTimeout(closeNativeNotice, notificationDurationMs, id)}`
}
