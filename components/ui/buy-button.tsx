import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { keepInView } from '@/client/notifications/keep-in-view'
import { closeNativeNotice, nativeNoticeId } from '@/client/notifications/native-notice'
import { notify } from '@/client/notifications/notify'
import { getLink } from '@/lib/site'
import { Button, buttonVariants } from './button'
import { useIsHydrated } from './use-is-hydrated'
import { WriteToUsLink } from './write-to-us-link'

type BuyButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className' | 'tabIndex'>

/** Buy Now (docs/behaviour.md, “Actions”): a link to the shop once it is open; until then an outlined button. */
export function BuyButton({ size, variant, className, tabIndex }: BuyButtonProps) {
  const t = useTranslations('action')
  const shop = getLink('shopUrl', useLocale())
  if (!shop) return <ClosedShopButton size={size} className={className} />
  return (
    <a
      href={shop}
      rel="external"
      tabIndex={tabIndex}
      className={buttonVariants({ size, variant, className })}
    >
      {t('buyNow')}
    </a>
  )
}

/** Shows a notification. Before hydration it opens a native popover with the same text. */
function ClosedShopButton(props: Pick<BuyButtonProps, 'size' | 'className'>) {
  const t = useTranslations('action')
  const isHydrated = useIsHydrated()

  const showNotice = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const button = event.currentTarget
    // It may still be open from a press before hydration.
    closeNativeNotice()
    notify.add({
      id: 'buy',
      title: <BuyNotice part="title" onShow={(title) => keepInView(button, title)} />,
      description: <BuyNotice part="description" />,
      action: <WriteToUsLink className="notification-action" />,
    })
  }

  return (
    // Controls the popover only before hydration; screen readers would call the button “collapsed” afterwards.
    <Button
      {...props}
      variant="outline"
      popoverTarget={isHydrated ? undefined : nativeNoticeId}
      popoverTargetAction={isHydrated ? undefined : 'show'}
      onClick={showNotice}
    >
      {t('buyNow')}
    </Button>
  )
}

/** A component, so that a notification on screen changes its language with the page. */
function BuyNotice({ part, onShow }: { part: 'title' | 'description'; onShow?: (element: Element) => void }) {
  const t = useTranslations('toast')
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (text.current) onShow?.(text.current)
  }, [onShow])
  return <span ref={text}>{part === 'title' ? t('buyTitle') : t('buyDescription')}</span>
}
