import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { getShopState } from '@/lib/site'
import { HeroPicture } from './hero-picture'

/** The first screen. While the shop is closed, the free story's button comes before Buy Now. */
export function Hero() {
  const t = useTranslations()
  const numbers = useTranslations('numbers')
  const isShopOpen = getShopState() === 'open'
  const buyAction = <BuyButton size="lg" />
  return (
    <section className="hero">
      <div className="page-column hero-words">
        <h1 tabIndex={-1} className="hero-title">
          {t('hero.title')}
        </h1>
        <p className="hero-text">{t('hero.text')}</p>
        <p className="hero-facts hero-languages">{t('hero.languages')}</p>
        <p className="hero-facts">
          {t('hero.facts', { price: numbers('price') })}
          {!isShopOpen && <span className="hero-closed">{t('action.shopClosed')}</span>}
        </p>
        <div className="hero-actions">
          {isShopOpen && buyAction}
          <div>
            <a
              href="#free-story"
              className={buttonVariants({ variant: isShopOpen ? 'outline' : 'default', size: 'lg' })}
            >
              {t('action.readStory')}
            </a>
            <p className="button-note hero-story-note">{t('action.storyTerms')}</p>
          </div>
          {!isShopOpen && buyAction}
        </div>
      </div>
      <HeroPicture />
    </section>
  )
}
