import type { MouseEventHandler } from 'react'
import { buttonVariants } from '@/components/ui/button'

interface BackLinkProps {
  /** Where it leads when `onClick` does not go back instead. */
  home: string
  label: string
  onClick?: MouseEventHandler
}

/** Leads out of a legal document, back in history where a script runs. */
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
