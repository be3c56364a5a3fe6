import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'

/** The monthly newsletter; visitors join by e-mail, since the site has no forms. */
export function Newsletter() {
  const t = useTranslations('free-story.newsletter')
  return (
    <div className="section newsletter ground-oat edge-waves">
      <div className="section-inner">
        <div>
          <h3 className="section-title">{t('title')}</h3>
          <p className="section-text">{t('text')}</p>
          <MailLink subject={t('subject')} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
            {t('link')}
          </MailLink>
          <p className="mt-6 text-base">{t('sender')}</p>
        </div>
        <Art name="letter" width={520} height={340} className="rise" />
      </div>
    </div>
  )
}
