import { useTranslations } from 'next-intl'
import { getLetterState, isProvided } from '@/lib/launch'
import { Band } from './band'

/** The newsletter. Until it exists, visitors can only write to the publisher. */
export function Newsletter() {
  const t = useTranslations('free-story.newsletter')
  const state = getLetterState()
  return (
    <Band
      className="band-letter ground-night edge-waves"
      art={{ name: 'letter', width: 620, height: 260 }}
      title={t(`${state}.title`)}
      request={{
        to: state === 'now' ? 'letterUrl' : undefined,
        subject: t('subject'),
        label: t(`${state}.link`),
        variant: 'secondary',
      }}
    >
      <p>{t(`${state}.text`)}</p>
      <p className="band-note">
        {t(`${state}.sender`)}
        {isProvided('free-story.newsletter.address') && ` ${t('address')}`}
      </p>
    </Band>
  )
}
