import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'
import { isProvided } from '@/lib/site'

/** The newsletter; visitors subscribe by e-mail, because the site has no forms. */
export function Newsletter() {
  const t = useTranslations('free-story.newsletter')
  return (
    <div className="section newsletter ground-night edge-waves">
      <div className="page-column">
        <Art name="letter" width={620} height={260} className="art-rise" />
        <div>
          <h3 className="subtitle">{t('title')}</h3>
          <p className="mt-2">{t('text')}</p>
          <p className="newsletter-sender">
            {t('sender')}
            {isProvided('free-story.newsletter.address') && ` ${t('address')}`}
          </p>
        </div>
        <MailLink subject={t('subject')} className={buttonVariants({ variant: 'secondary', size: 'lg' })}>
          {t('link')}
        </MailLink>
      </div>
    </div>
  )
}
