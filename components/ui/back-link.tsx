import type { MouseEventHandler } from 'react'
import { buttonVariants } from './button'

interface BackLinkProps {
  /** Where the link leads if `onClick` does not go back in history. */
  home: string
  label: string
  onClick?: MouseEventHandler
}

/** The link from a static page back to the website. On legal pages, scripts make it go back in history. */
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
