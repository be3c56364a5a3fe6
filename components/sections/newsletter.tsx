import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'

/** The monthly letter; joining is a letter too, since the site has no forms. */
export function Newsletter() {
  const t = useTranslations('free-story.newsletter')
  return (
    <div className="note mt-16">
      <h3 className="block-title">{t('title')}</h3>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <MailLink subject={t('subject')} className={buttonVariants({ className: 'mt-6' })}>
        {t('link')}
      </MailLink>
    </div>
  )
}
