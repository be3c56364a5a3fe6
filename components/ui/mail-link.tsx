import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'

/**
 * A link that opens an e-mail to the publisher with the given subject, because the site has no forms. Beside it is the
 * address to copy, because many visitors have no mail program.
 */
export function MailLink({ subject, ...props }: { subject: string } & ComponentProps<'a'>) {
  const email = useTranslations('footer')('email')
  return (
    <span className="mail">
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} {...props} />
      <span className="mail-address">{email}</span>
    </span>
  )
}
