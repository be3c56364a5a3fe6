import { useTranslations } from 'next-intl'
import { isProvided } from '@/lib/launch'
import { Band } from './band'

/** The newsletter; until it has a postal address, visitors can only write to the publisher (lib/launch.ts, `letter`). */
export function Newsletter() {
  const t = useTranslations('free-story.newsletter')
  return (
    <Band
      className="band-letter ground-night edge-waves"
      art={{ name: 'letter', width: 620, height: 260 }}
      title={t('title')}
      mail={{ subject: t('subject'), label: t('link'), variant: 'secondary' }}
    >
      <p className="mt-2">{t('text')}</p>
      <p className="band-note">
        {t('sender')}
        {isProvided('free-story.newsletter.address') && ` ${t('address')}`}
      </p>
    </Band>
  )
}
