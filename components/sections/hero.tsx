import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { withBasePath } from '@/lib/base-path'
import { isShopOpen } from '@/lib/site'

/**
 * The first screen: headline, who Nori is, what there is, the free story, Buy Now, and Nori. While the shop is closed
 * the story comes first.
 */
export function Hero() {
  const t = useTranslations()
  const buyAction = (
    <div>
      <BuyButton size="lg" variant={isShopOpen ? 'default' : 'outline'} />
      {!isShopOpen && <p className="button-note">{t('action.shopClosed')}</p>}
    </div>
  )
  return (
    <section className="hero">
      <div className="page-column hero-words">
        <h1 tabIndex={-1} className="hero-title">
          {t('hero.title')}
        </h1>
        <p className="hero-text">{t('hero.text')}</p>
        <p className="hero-facts">{t('hero.facts')}</p>
        <div className="hero-actions">
          {isShopOpen && buyAction}
          <div>
            <a
              href="#free-story"
              className={buttonVariants({ variant: isShopOpen ? 'outline' : 'default', size: 'lg' })}
            >
              {t('action.readStory')}
            </a>
            <p className="button-note">{t('action.storyTerms')}</p>
          </div>
          {!isShopOpen && buyAction}
        </div>
      </div>
      <picture>
        <source
          media="(min-width: 40rem), (orientation: landscape) and (min-width: 30rem)"
          srcSet={withBasePath('/art/hero-wide.svg')}
        />
        <img
          src={withBasePath('/art/hero-tall.svg')}
          alt={t('hero.imageAlt')}
          width="1040"
          height="860"
          fetchPriority="high"
          // Painted in the same frame as the text.
          decoding="sync"
          className="hero-art"
        />
      </picture>
    </section>
  )
}
