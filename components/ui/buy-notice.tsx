import { useTranslations } from 'next-intl'

export const buyNoticeId = 'buy-notice'

/** The words of the Buy Now notification as a native popover, for when no toaster can show them. */
export function BuyNotice() {
  const t = useTranslations('toast')
  return (
    <div id={buyNoticeId} popover="auto" className="notice">
      <p className="font-bold">{t('buyTitle')}</p>
      <p>{t('buyDescription')}</p>
    </div>
  )
}
