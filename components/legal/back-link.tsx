import type { MouseEventHandler } from 'react'
import { buttonVariants } from '@/components/ui/button'

interface BackLinkProps {
  /** The link's target, if `onClick` does not go back instead. */
  home: string
  label: string
  onClick?: MouseEventHandler
}

/** The link out of a legal document; with scripts it goes back in history. */
export function BackLink({ home, label, onClick }: BackLinkProps) {
  return (
    <a
      href={home}
      onClick={onClick}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'back-link' })}
    >
      <span aria-hidden="true" className="mr-2">
        ←
      </span>
      {label}
    </a>
  )
}
