'use client'

import type { ReactNode } from 'react'
import { useScrolled } from './use-scrolled'

/** The fixed header: transparent at the top of the page, translucent white past the threshold. */
export function Header({ children }: { children: ReactNode }) {
  const { sentinel, scrolled } = useScrolled()
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="scroll-sentinel" />
      <header className="site-header" data-scrolled={scrolled || undefined}>
        {children}
      </header>
    </>
  )
}
