import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { asset } from '@/lib/assets'

/**
 * The first screen: title, one sentence, Buy Now, the free story, and Nori. The export puts the styles of
 * everything up to the end of the marked element into the page (scripts/export/first-screen.ts).
 */
export function Hero() {
  const t = useTranslations()
  return (
    <section className="hero" data-ends-first-screen="landing">
      <div className="section-inner hero-words">
        <h1 tabIndex={-1} className="hero-title">
          {t('hero.title')}
        </h1>
        <p className="hero-text">{t('hero.text')}</p>
        <div className="hero-actions">
          <BuyButton size="lg" />
          <a href="#free-story" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            {t('action.readStory')}
          </a>
        </div>
      </div>
      <picture>
        <source
          media="(orientation: landscape) and (min-width: 30rem)"
          srcSet={asset('/art/hero-wide.svg')}
        />
        <img
          src={asset('/art/hero-tall.svg')}
          alt={t('hero.imageAlt')}
          width="780"
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
