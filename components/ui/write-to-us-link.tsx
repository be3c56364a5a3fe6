import { useTranslations } from 'next-intl'
import { MailLink } from './mail-link'

/** What to do while the shop is closed: an e-mail to the publisher. */
export function WriteToUsLink({ className }: { className: string }) {
  const t = useTranslations()
  return (
    <MailLink subject={t('free-story.newsletter.subject')} className={className}>
      {t('toast.buyAction')}
    </MailLink>
  )
}
