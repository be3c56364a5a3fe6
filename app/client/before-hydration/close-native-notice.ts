import { nativeNoticeId } from '@/lib/notify'
import { notificationDurationMs } from '@/lib/site'
import { listen } from './listen'

/**
 * Closes the notification that Buy Now opens without React (components/shell/native-notice.tsx) after its duration.
 * React makes the popover manual while it shows a notification there, and closes that itself.
 */
export function closeNativeNotice(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  listen('toggle', ({ target }) => {
    const element = target as HTMLElement
    if (!element.matches(`#${nativeNoticeId}[popover=auto]`)) return
    clearTimeout(timer)
    timer = setTimeout(() => element.hidePopover(), notificationDurationMs)
  })
}
