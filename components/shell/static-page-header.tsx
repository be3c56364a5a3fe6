import type { ReactNode } from 'react'
import { Logo } from './logo'

interface StaticPageHeaderProps {
  /** Where the logo leads. */
  home: string
  /** Accessible name of the link around the logo. */
  name: string
  children?: ReactNode
}

/** The header of static pages: the logo as a link to the landing page, and `children`. */
export function StaticPageHeader({ home, name, children }: StaticPageHeaderProps) {
  return (
    <header className="page-column static-page-header">
      <a href={home} className="logo-link" aria-label={name}>
        <Logo />
      </a>
      {children}
    </header>
  )
}
