import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'

/** A link that opens an e-mail to the publisher with the given subject; the site has no forms. */
export function MailLink({ subject, ...props }: { subject: string } & ComponentProps<'a'>) {
  const t = useTranslations('footer')
  return <a href={`mailto:${t('email')}?subject=${encodeURIComponent(subject)}`} {...props} />
}
