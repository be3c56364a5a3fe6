import type { ReactNode } from 'react'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { MailLink } from '@/components/ui/mail-link'

interface BandProps {
  /** Classes for the background colour and the hand-cut edge. */
  className: string
  art: { name: string; width: number; height: number }
  title: string
  mail: { subject: string; label: string; variant: 'outline' | 'secondary' }
  children: ReactNode
}

/** A row as wide as the window: a picture, a text, and a button that opens an e-mail. */
export function Band({ className, art, title, mail, children }: BandProps) {
  return (
    <div className={`section band @container ${className}`}>
      <div className="page-column">
        <Art {...art} className="art-rise" />
        <div>
          <h3 className="subtitle">{title}</h3>
          {children}
          <MailLink
            subject={mail.subject}
            className={buttonVariants({ variant: mail.variant, size: 'lg', className: 'mt-5' })}
          >
            {mail.label}
          </MailLink>
        </div>
      </div>
    </div>
  )
}
