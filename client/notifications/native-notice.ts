/** Element id of the popover that shows a notification before scripts run, or if the toaster can't be loaded. */
export const nativeNoticeId = 'native-notice'

/**
 * Closes the popover if a press before hydration has opened it, and ends its time: `data-open`, which shows it in browsers
 * without popovers, is the timer's id. Returns it.
 */
export function closeNativeNotice(): HTMLElement | null {
  const popover = document.getElementById(nativeNoticeId)
  clearTimeout(popover?.dataset.open)
  delete popover?.dataset.open
  popover?.togglePopover?.(false)
  return popover
}
