'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { nativeNoticeId, notify } from '@/lib/notify'

/**
 * Shows notifications in a native popover if the toaster can't. The prerendered text is that of Buy Now,
 * the only notification that a visitor can open before any script runs.
 */
export function NativeNotice() {
  const t = useTranslations('toast')
  const notice = useSyncExternalStore(notify.subscribe, notify.native, () => undefined)
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
  }
  return (
    <div ref={popover} id={nativeNoticeId} popover="auto" role="status" className="notice">
      <p className="font-bold">{title}</p>
      {description && <p>{description}</p>}
      {action && (
        <Button size="sm" className="mt-3" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
