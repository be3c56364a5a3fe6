import { Logo } from './logo'

/** The header of pages other than the landing page: the logo as a link to it. @param name accessible name of the link */
export function FileHeader({ home, name }: { home: string; name: string }) {
  return (
    <header className="page-column file-header">
      <a href={home} className="logo-link" aria-label={name}>
        <Logo />
      </a>
    </header>
  )
}
