import { useTranslations } from 'next-intl'
import { MailLink } from './mail-link'

/** What visitors can do while the shop is closed: write to the publisher. */
export function WriteToUsLink({ className }: { className: string }) {
  const t = useTranslations()
  return (
    <MailLink subject={t('free-story.newsletter.subject')} className={className}>
      {t('toast.buyAction')}
    </MailLink>
  )
}
