import type { ReactNode } from 'react'
import { Logo } from './logo'

interface FileHeaderProps {
  /** Where the logo leads. */
  home: string
  /** Accessible name of the link around the logo. */
  name: string
  children?: ReactNode
}

/** The header of pages other than the landing page: the logo as a link to it, and what is given. */
export function StaticPageHeader({ home, name, children }: FileHeaderProps) {
  return (
    <header className="page-column static-page-header">
      <a href={home} className="logo-link" aria-label={name}>
        <Logo />
      </a>
      {children}
    </header>
  )
}
