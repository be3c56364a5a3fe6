import { Logo } from './logo'

/** The header of pages that are named by their file: the logo, which leads home. `name`: the site's, for the link */
export function FileHeader({ home, name }: { home: string; name: string }) {
  return (
    <header className="section-inner file-header">
      <a href={home} className="home-link" aria-label={name}>
        <Logo />
      </a>
    </header>
  )
}
