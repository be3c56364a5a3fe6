'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, MouseEvent } from 'react'
import { notify } from '@/lib/notify'
import { Button } from './button'
import { buyNoticeId } from './buy-notice'

/**
 * Buy Now: shows a notification and makes no request (specification, section 7). Where scripts don't
 * run, or the toaster can't be loaded, the same words come as a native popover.
 */
export function BuyButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) {
  const t = useTranslations()

  const showNotice = (event: MouseEvent) => {
    event.preventDefault()
    const notice = notify.add({
      id: buyNoticeId,
      title: t('toast.buyTitle'),
      description: t('toast.buyDescription'),
    })
    notice.shown.catch(() => document.getElementById(buyNoticeId)?.showPopover())
  }

  return (
    <Button {...props} popoverTarget={buyNoticeId} onClick={showNotice}>
      {t('action.buyNow')}
    </Button>
  )
}
