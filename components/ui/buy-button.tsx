'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react'
import { nativeNoticeId, notify } from '@/lib/notify'
import { Button } from './button'
import { NewsletterLink } from './newsletter-link'

/** Whether React runs does not change any more, so nothing is subscribed to. */
const noSubscription = () => () => undefined

/**
 * Buy Now: shows a notification and makes no request (docs/behaviour.md, “Actions”). Before React runs, the press
 * opens the same text in a native popover.
 */
export function BuyButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) {
  const t = useTranslations('action')

  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )

  const showNotice = (event: MouseEvent) => {
    event.preventDefault()
    // Open since a press before React ran: one notification is enough.
    document.getElementById(nativeNoticeId)?.hidePopover?.()
    notify.add({
      id: 'buy',
      title: <BuyNotice part="title" />,
      description: <BuyNotice part="description" />,
      action: <NewsletterLink />,
    })
  }

  return (
    // Once React shows the notification, the popover is not the button's any more: it would be read as collapsed.
    <Button
      {...props}
      popoverTarget={isHydrated ? undefined : nativeNoticeId}
      popoverTargetAction={isHydrated ? undefined : 'show'}
      onClick={showNotice}
    >
      {t('buyNow')}
    </Button>
  )
}

/** A component, because its text changes with the language while it is on screen. */
function BuyNotice({ part }: { part: 'title' | 'description' }) {
  const t = useTranslations('toast')
  return part === 'title' ? t('buyTitle') : t('buyDescription')
}
