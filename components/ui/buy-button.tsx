'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, MouseEvent } from 'react'
import { nativeNoticeId, notify } from '@/lib/notify'
import { Button } from './button'

/**
 * Buy Now: shows a notification and makes no request (specification, section 7). Before React runs, the
 * press opens the same text in a native popover.
 */
export function BuyButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) {
  const t = useTranslations()

  const showNotice = (event: MouseEvent) => {
    event.preventDefault()
    // Open since a press before React ran: one notification is enough.
    document.getElementById(nativeNoticeId)?.hidePopover?.()
    notify.add({ id: 'buy', title: t('toast.buyTitle'), description: t('toast.buyDescription') })
  }

  return (
    <Button {...props} popoverTarget={nativeNoticeId} onClick={showNotice}>
      {t('action.buyNow')}
    </Button>
  )
}
