import { useLocale, useTranslations } from 'next-intl'
import { getLegalPage } from '@/lib/pages'
import { Band } from './band'

/** Print-on-demand stories about the visitor's child. */
export function CustomStories() {
  const t = useTranslations('book.custom')
  const footer = useTranslations('footer')
  const locale = useLocale()
  return (
    <Band
      className="band-custom edge-waves"
      art={{ name: 'custom', width: 480, height: 420 }}
      title={t('title')}
      request={{ to: 'customStoryUrl', subject: t('subject'), label: t('link'), variant: 'outline' }}
    >
      <p>{t('text')}</p>
      <p className="band-note">
        {t('note')}{' '}
        <a className="section-link" href={getLegalPage('privacy-policy', locale).href}>
          {footer('privacy')}
        </a>
      </p>
    </Band>
  )
}
