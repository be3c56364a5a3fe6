import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { BuyButton } from '@/components/ui/buy-button'
import { Facts } from './facts'

const contents = ['books', 'guide', 'sheets', 'languages'] as const

/** The contents of the parcel, its price and its rating. */
export function Offer() {
  const t = useTranslations('book')
  const numbers = useTranslations('numbers')
  return (
    <div className="offer">
      <Art name="parcel" width={640} height={420} className="rise" />
      <div className="offer-price">
        <h3 className="block-title">{t('parcel.title')}</h3>
        <ul className="picked">
          {contents.map((item) => (
            <li key={item}>{t(`parcel.${item}`)}</li>
          ))}
        </ul>
        <div className="price-tag">
          <p className="font-bold">{t('offer.title')}</p>
          <p className="price">{t('offer.price', { price: numbers('price') })}</p>
        </div>
        <p className="mt-2">{t('offer.note')}</p>
        <BuyButton size="lg" className="mt-6" />
        <p className="mt-6 text-base">
          <span aria-hidden="true">★ </span>
          {t('rating.label', { value: numbers('rating'), best: t('rating.best') })} ({t('rating.note')})
        </p>
      </div>
      <Facts />
    </div>
  )
}
