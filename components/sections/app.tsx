import { useLocale, useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { listAppLinks } from '@/lib/site'
import { SectionBlock, SectionHeading } from './section-block'

const points = ['platforms', 'free', 'calm', 'offline'] as const

export function App() {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <SectionBlock id="app" className="ground-lilac edge-hills">
      <div className="app-grid">
        <SectionHeading id="app" title={t('app.title')} text={t('app.text')} />
        <div>
          <ul className="section-checklist">
            {points.map((point) => (
              <li key={point}>{t(`app.points.${point}`)}</li>
            ))}
          </ul>
          {listAppLinks(locale).map(({ id, href }) => (
            <a
              key={id}
              href={href}
              target="_blank"
              rel="noopener"
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              {t(`action.${id === 'appUrl' ? 'downloadApp' : id}`)}
              <span className="sr-only">{` (${t('shell.newTab')})`}</span>
            </a>
          ))}
        </div>
        <div className="app-phone art-rise">
          <Art name="app-phone" width={780} height={390} alt={t('app.screen.alt')} />
          {/* The text on the phone's screen, which the alternative text therefore omits. */}
          <div className="app-phone-words">
            <p className="app-phone-title">{t('app.screen.title')}</p>
            <p className="app-phone-task">{t('app.screen.task')}</p>
          </div>
        </div>
      </div>
    </SectionBlock>
  )
}
