import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { BuyButton } from '@/components/ui/buy-button'
import { asset } from '@/lib/assets'

/** The first screen: one line, one sentence, Buy Now and the free story, and Nori. */
export function Hero() {
  const t = useTranslations()
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 tabIndex={-1} className="hero-title">
          {t('hero.title')}
        </h1>
        <p className="mt-4 max-w-lg text-xl">{t('hero.text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <BuyButton size="lg" />
          <a href="#free-story" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            {t('action.readStory')}
          </a>
        </div>
      </div>
      <img
        src={asset('/art/hero.svg')}
        alt={t('hero.imageAlt')}
        width="1200"
        height="760"
        fetchPriority="high"
        className="hero-art"
      />
    </section>
  )
}
