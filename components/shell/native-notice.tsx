import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { nativeNoticeId } from '@/client/notifications/native-notice'
import type { Notification } from '@/client/notifications/notify'
import { WriteToUsLink } from '@/components/ui/write-to-us-link'
import { getShopState } from '@/lib/site'

/**
 * A native popover that shows a notification if the toaster can't be loaded. Prerendered with the notification of Buy Now
 * while the shop is closed, which visitors can open before scripts run.
 */
export function NativeNotice({ notice }: { notice?: Notification | undefined }) {
  const t = useTranslations('toast')
  const popover = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!notice) return
    const { duration, dismiss } = notice
    const element = popover.current
    element?.showPopover?.()
    const timer = Number.isFinite(duration) ? setTimeout(dismiss, duration) : undefined
    return () => {
      clearTimeout(timer)
      element?.hidePopover?.()
    }
  }, [notice])

  if (!notice && getShopState() === 'open') return null
  const { title, description, action } = notice ?? {
    title: t('buyTitle'),
    description: t('buyDescription'),
    action: <WriteToUsLink className="notification-action" />,
  }
  return (
    <div
      ref={popover}
      id={nativeNoticeId}
      // Before hydration no script closes it after a press elsewhere; `auto` does.
      popover={notice ? 'manual' : 'auto'}
      // For browsers without popovers.
      data-open={notice && ''}
      role="status"
      className="native-notice"
    >
      <p className="notification-title">{title}</p>
      {description && <p className="notification-text">{description}</p>}
      {action}
      <button
        type="button"
        className="notification-close"
        aria-label={t('close')}
        popoverTarget={nativeNoticeId}
        popoverTargetAction="hide"
        onClick={notice?.dismiss}
      >
        ×
      </button>
    </div>
  )
}
