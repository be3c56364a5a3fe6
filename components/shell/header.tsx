import { type ReactNode, useRef } from 'react'
import { useHydratedControls } from '@/components/ui/use-hydrated-controls'
import { useScrolled } from './use-scrolled'

/**
 * The fixed header: transparent at the top of the page, translucent white below the scroll threshold. On wide screens it
 * shows Buy Now once the hero's button is out of view.
 */
export function Header({ children }: { children: ReactNode }) {
  const [top, isScrolled] = useScrolled()
  const [heroEnd, isPastHero] = useScrolled()
  const header = useRef<HTMLElement>(null)
  useHydratedControls(header)
  return (
    <>
      <div ref={top} aria-hidden="true" className="header-sentinel" />
      <div ref={heroEnd} aria-hidden="true" className="header-sentinel header-sentinel-hero" />
      <header
        ref={header}
        className="header"
        data-top={isScrolled ? undefined : ''}
        data-past-hero={isPastHero ? '' : undefined}
      >
        {children}
      </header>
    </>
  )
}
