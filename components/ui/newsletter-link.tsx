import { useTranslations } from 'next-intl'
import { MailLink } from './mail-link'

/** What a notification about the closed shop offers: an e-mail that asks for the letter, which tells of its opening. */
export function NewsletterLink() {
  const t = useTranslations()
  return (
    <MailLink subject={t('free-story.newsletter.subject')} className="toast-action">
      {t('toast.buyAction')}
    </MailLink>
  )
}
