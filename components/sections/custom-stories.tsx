import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'

/** Print-on-demand stories about the visitor's child. */
export function CustomStories() {
  const t = useTranslations('book.custom')
  return (
    <div className="custom-stories">
      <Art name="custom" width={480} height={420} />
      <div>
        <h3 className="subtitle">{t('title')}</h3>
        <p className="mt-3">{t('text')}</p>
        <MailLink
          subject={t('subject')}
          className={buttonVariants({ variant: 'outline', className: 'mt-6' })}
        >
          {t('link')}
        </MailLink>
      </div>
    </div>
  )
}
