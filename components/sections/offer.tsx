import { useLocale, useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { BookCover } from '@/components/ui/book-cover'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { WriteToUsLink } from '@/components/ui/write-to-us-link'
import { isProvided } from '@/lib/launch'
import { getLegalPage } from '@/lib/pages'
import { getShopState } from '@/lib/site'
import { volumes } from '@/lib/volumes'

const contents = ['books', 'guide', 'sheets'] as const
const facts = ['format', 'delivery', 'returns', 'safety'] as const

/** The offer: contents of the parcel, price, rating and facts for buyers. */
export function Offer() {
  const t = useTranslations('book')
  const numbers = useTranslations('numbers')
  const actions = useTranslations('action')
  const locale = useLocale()
  const isShopOpen = getShopState() === 'open'
  return (
    <div className="section ground-oat edge-hills @container">
      <div className="page-column offer">
        <div className="offer-parcel art-rise" aria-hidden="true">
          <Art name="parcel-back" width={680} height={450} />
          {volumes.map(({ id }) => (
            <div key={id} className={`book-cover book-cover-${id}`}>
              <BookCover id={id} />
            </div>
          ))}
          <Art name="parcel-front" width={680} height={450} />
        </div>
        <div>
          <h3 className="subtitle subtitle-large">{t('parcel.title')}</h3>
          <ul className="section-checklist">
            {contents.map((item) => (
              <li key={item}>{t(`parcel.${item}`)}</li>
            ))}
          </ul>
        </div>
        <div className="offer-price">
          <div className="offer-set">
            <p>{t('offer.title')}</p>
            <p className="offer-amount">{t('offer.price', { price: numbers('price') })}</p>
          </div>
          <div>
            <BuyButton size="lg" />
            {!isShopOpen && <p className="button-note offer-button-note">{actions('shopClosed')}</p>}
          </div>
          {!isShopOpen && (
            <div className="offer-closed">
              <p>{t('offer.closed')}</p>
              <WriteToUsLink className={buttonVariants({ size: 'lg' })} />
            </div>
          )}
        </div>
        <div className="offer-notes">
          <p>{t('offer.note')}</p>
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
          <a className="section-link" href={getLegalPage('terms-and-conditions', locale).href}>
            {t('facts.terms')}
          </a>
        </div>
      </div>
    </div>
  )
}
