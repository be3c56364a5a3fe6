'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { NewsletterLink } from '@/components/ui/newsletter-link'
import { nativeNoticeId, notify } from '@/lib/notify'
import { notificationDurationMs } from '@/lib/site'

/** Shared with the toaster. */
export const closeIcon = '×'

/**
 * A native popover that shows notifications if the toaster can't be loaded. Its prerendered text is that of Buy Now, the
 * only notification that a visitor can open before scripts run.
 */
export function NativeNotice() {
  const t = useTranslations('toast')
  const notice = useSyncExternalStore(notify.subscribe, notify.getNative, () => undefined)
  const popover = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = popover.current
    if (!element) return
    if (notice) element.showPopover?.()
    // `:is()` accepts the pseudo-class also in browsers that do not know it.
    else if (!element.matches(':is(:popover-open)')) return
    const { duration, close } = notice
      ? { duration: notice.duration, close: () => notify.dismiss(notice.id) }
      : // A press before hydration has opened it.
        { duration: notificationDurationMs, close: () => element.hidePopover() }
    const timer = Number.isFinite(duration) ? setTimeout(close, duration) : undefined
    return () => {
      clearTimeout(timer)
      element.hidePopover?.()
    }
  }, [notice])

  const { title, description, action } = notice ?? {
    title: t('buyTitle'),
    description: t('buyDescription'),
    action: <NewsletterLink />,
  }
  return (
    <div
      ref={popover}
      id={nativeNoticeId}
      // Before hydration (`auto`) a press elsewhere closes it.
      popover={notice ? 'manual' : 'auto'}
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
      >
        {closeIcon}
      </button>
    </div>
  )
}
