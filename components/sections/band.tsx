import type { ReactNode } from 'react'
import { Art } from '@/components/ui/art'
import { buttonVariants } from '@/components/ui/button'
import { RequestLink } from '@/components/ui/request-link'
import type { LinkName } from '@/lib/site'

interface BandProps {
  /** Classes for the background colour and the hand-cut edge. */
  className: string
  art: { name: string; width: number; height: number }
  title: string
  request: { to?: LinkName | undefined; subject: string; label: string; variant: 'outline' | 'secondary' }
  children: ReactNode
}

/** A row as wide as the window, with a picture, a text and a button for a request to the publisher. */
export function Band({ className, art, title, request, children }: BandProps) {
  return (
    <div className={`section band @container ${className}`}>
      <div className="page-column band-grid">
        <Art {...art} className="band-art art-rise" />
        <div>
          <h3 className="subtitle subtitle-large">{title}</h3>
          {children}
          <RequestLink
            to={request.to}
            subject={request.subject}
            className={buttonVariants({ variant: request.variant, size: 'lg' })}
          >
            {request.label}
          </RequestLink>
        </div>
      </div>
    </div>
  )
}
