import { useLocale, useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { BuyButton } from '@/components/ui/buy-button'
import { getDocumentPage } from '@/lib/pages'
import { isProvided, isShopOpen } from '@/lib/site'

const contents = ['books', 'guide', 'sheets'] as const
const facts = ['format', 'delivery', 'returns', 'safety'] as const

/** The offer: contents of the parcel, price, rating and facts for buyers. */
export function Offer() {
  const t = useTranslations('book')
  const numbers = useTranslations('numbers')
  const actions = useTranslations('action')
  const locale = useLocale()
  return (
    <div className="section ground-oat edge-hills @container">
      <div className="page-column offer">
        <div className="offer-parcel">
          <Art name="parcel" width={640} height={420} className="art-rise" />
          <div className="offer-price-tag">
            <p className="offer-price-label">{t('offer.title')}</p>
            <p className="offer-price">{t('offer.price', { price: numbers('price') })}</p>
          </div>
        </div>
        <div>
          <h3 className="subtitle">{t('parcel.title')}</h3>
          <ul className="section-checklist">
            {contents.map((item) => (
              <li key={item}>{t(`parcel.${item}`)}</li>
            ))}
          </ul>
          <p className="mt-4">{t('offer.note')}</p>
          {!isShopOpen && <p className="mt-2">{t('offer.closed')}</p>}
          <BuyButton size="lg" variant={isShopOpen ? 'default' : 'outline'} className="mt-4" />
          {!isShopOpen && <p className="button-note">{actions('shopClosed')}</p>}
          <div className="offer-notes">
            {isProvided('book.rating') && (
              <p>
                <span aria-hidden="true">★ </span>
                {t('rating.label', { value: numbers('rating'), best: t('rating.best') })}
              </p>
            )}
            {facts
              .filter((fact) => isProvided(`book.facts.${fact}`))
              .map((fact) => (
                <p key={fact}>{t(`facts.${fact}`)}</p>
              ))}
            <a className="section-link" href={getDocumentPage('terms-and-conditions', locale).href}>
              {t('facts.terms')}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
