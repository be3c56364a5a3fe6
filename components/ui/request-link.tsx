import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { getLink, type LinkName } from '@/lib/site'
import { MailLink } from './mail-link'

/**
 * A link for asking for something: to the provider's page, or an e-mail to the publisher until the owner has one.
 * @param to the name of the page's address in `links`; undefined for an e-mail
 */
export function RequestLink({
  to,
  subject,
  ...props
}: { to?: LinkName | undefined; subject: string } & ComponentProps<'a'>) {
  const locale = useLocale()
  const href = to && getLink(to, locale)
  return href ? <a href={href} rel="external" {...props} /> : <MailLink subject={subject} {...props} />
}
