import { type ReactNode, useRef } from 'react'
import { useHydratedControls } from '@/components/ui/use-hydrated-controls'
import { useScrolled } from './use-scrolled'

/** The fixed header. header.css changes it once the page is scrolled, and once the hero's Buy Now is out of view. */
export function Header({ children }: { children: ReactNode }) {
  const [top, isScrolled] = useScrolled()
  const [actionsEnd, isPastActions] = useScrolled()
  const header = useRef<HTMLElement>(null)
  useHydratedControls(header)
  return (
    <>
      <div ref={top} aria-hidden="true" className="header-sentinel" />
      <div ref={actionsEnd} aria-hidden="true" className="header-sentinel header-sentinel-actions" />
      <header
        ref={header}
        className="header"
        data-top={isScrolled ? undefined : ''}
        data-past-hero-actions={isPastActions ? '' : undefined}
      >
        {children}
      </header>
    </>
  )
}
