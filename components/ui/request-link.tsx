import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { getLink, type LinkName } from '@/lib/site'
import { MailLink } from './mail-link'

/**
 * A link for a request: to the page of a provider, or an e-mail to the publisher until the owner has given that page.
 * @param to the name of its address in `links`; undefined for an e-mail
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
