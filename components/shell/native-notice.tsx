'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { NewsletterLink } from '@/components/ui/newsletter-link'
import { nativeNoticeId, notify } from '@/lib/notify'

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
    if (!notice || !element) return
    element.showPopover?.()
    const timer = Number.isFinite(notice.duration)
      ? setTimeout(() => notify.dismiss(notice.id), notice.duration)
      : undefined
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
      // Before hydration (`auto`) a press elsewhere closes it, or the inline script after the notification's duration.
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
