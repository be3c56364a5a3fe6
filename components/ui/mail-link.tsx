import { useTranslations } from 'next-intl'
import { type ComponentProps, Fragment } from 'react'

/** The publisher's e-mail address, which may break after @ or a dot. */
export function MailAddress() {
  const email = useTranslations('footer')('email')
  return (
    <>
      {email.match(/[^@.]+[@.]?/g)?.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  )
}

/**
 * A link that opens an e-mail to the publisher. Beside it is the address, because many visitors have no mail program.
 */
export function MailLink({ subject, ...props }: { subject: string } & ComponentProps<'a'>) {
  const email = useTranslations('footer')('email')
  return (
    <span className="mail">
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} {...props} />
      <span className="mail-address">
        <MailAddress />
      </span>
    </span>
  )
}
