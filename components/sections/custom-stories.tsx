import { useTranslations } from 'next-intl'
import { Band } from './band'

/** Print-on-demand stories about the visitor's child. */
export function CustomStories() {
  const t = useTranslations('book.custom')
  return (
    <Band
      className="band-custom edge-waves"
      art={{ name: 'custom', width: 480, height: 420 }}
      title={t('title')}
      mail={{ subject: t('subject'), label: t('link'), variant: 'outline' }}
    >
      <p className="mt-2">{t('text')}</p>
    </Band>
  )
}
