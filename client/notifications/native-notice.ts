import { notificationDurationMs } from '@/lib/site'

/** Element id of the popover that shows notifications before hydration, or if the toaster can't be loaded. */
export const nativeNoticeId = 'native-notice'
/** Element id of the popover that says that a page in another language can't be opened without a network. */
export const offlineNoticeId = 'offline-notice'

/**
 * Closes a popover and clears its timer, whose id is the value of `data-open`. Browsers without popovers show the element
 * while it has that attribute.
 * @returns the popover, if the page has it
 */
export function closeNativeNotice(id: string = nativeNoticeId): HTMLElement | null {
  const popover = document.getElementById(id)
  clearTimeout(popover?.dataset.open)
  delete popover?.dataset.open
  popover?.togglePopover?.(false)
  return popover
}

/** Opens a popover for the duration of a notification. */
export function showNativeNotice(id: string): void {
  const popover = closeNativeNotice(id)
  if (!popover) return
  popover.togglePopover?.(true)
  popover.dataset.open = `${setTimeout(closeNativeNotice, notificationDurationMs, id)}`
}
