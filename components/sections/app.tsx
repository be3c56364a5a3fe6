import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { asset } from '@/lib/assets'
import { site } from '@/lib/site'
import { SectionBlock } from './section-block'

const points = ['platforms', 'free', 'calm', 'offline'] as const

/** The companion app. */
export function App() {
  const t = useTranslations()
  return (
    <SectionBlock id="app" title={t('app.title')} text={t('app.text')} className="bg-lilac">
      <div className="mt-8 grid items-center gap-10 md:grid-cols-2">
        <div>
          <ul className="grid list-disc gap-2 pl-6">
            {points.map((point) => (
              <li key={point}>{t(`app.points.${point}`)}</li>
            ))}
          </ul>
          <a
            href={site.appUrl}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ size: 'lg', className: 'mt-8' })}
          >
            {t('action.downloadApp')}
            <span className="sr-only"> ({t('shell.newTab')})</span>
          </a>
        </div>
        <figure className="phone">
          <figcaption className="sr-only">{t('app.screen.alt')}</figcaption>
          <p className="font-display text-2xl font-bold">{t('app.screen.title')}</p>
          <p>{t('app.screen.task')}</p>
          <img src={asset('/art/nori-head.svg')} alt="" width="180" height="180" loading="lazy" />
        </figure>
      </div>
    </SectionBlock>
  )
}
