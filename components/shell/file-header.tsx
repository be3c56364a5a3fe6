import { Logo } from './logo'

/** The header of pages other than the landing page: the logo as a link to it. @param name accessible name of the link */
export function FileHeader({ home, name }: { home: string; name: string }) {
  return (
    <header className="section-inner file-header">
      <a href={home} className="home-link" aria-label={name}>
        <Logo />
      </a>
    </header>
  )
}
