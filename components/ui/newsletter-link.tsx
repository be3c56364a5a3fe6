import { useTranslations } from 'next-intl'
import { MailLink } from './mail-link'

/** The action in the notification about the closed shop: an e-mail that asks for the newsletter, which will announce the opening. */
export function NewsletterLink() {
  const t = useTranslations()
  return (
    <MailLink subject={t('free-story.newsletter.subject')} className="notification-action">
      {t('toast.buyAction')}
    </MailLink>
  )
}
