import { useLocale, useTranslations } from 'next-intl'
import { BuyButton } from '@/components/ui/buy-button'
import { formatNumber, formatPrice } from '@/lib/i18n/format'

const contents = ['books', 'guide', 'sheets', 'languages'] as const

/** What is in the parcel, what it costs and how it is rated. */
export function Offer() {
  const t = useTranslations('book')
  const locale = useLocale()
  const price = formatPrice(t('offer.amount'), t('offer.currency'), locale)
  const rating = { value: formatNumber(t('rating.value'), locale), best: t('rating.best') }
  return (
    <div>
      <h3 className="block-title">{t('parcel.title')}</h3>
      <ul className="mt-3 grid list-disc gap-1 pl-6">
        {contents.map((item) => (
          <li key={item}>{t(`parcel.${item}`)}</li>
        ))}
      </ul>
      <p className="mt-6 font-bold">{t('offer.title')}</p>
      {/* Browsers' number formats can differ from Node's in the kind of space; the page's own stays. */}
      <p className="font-display text-5xl font-bold" suppressHydrationWarning>
        {t('offer.price', { price })}
      </p>
      <p>{t('offer.note')}</p>
      <p className="mt-4">
        <span aria-hidden="true">★ </span>
        <strong>{t('rating.label', rating)}</strong>
        <br />
        <small className="text-base">{t('rating.note')}</small>
      </p>
      <BuyButton size="lg" className="mt-6" />
    </div>
  )
}
