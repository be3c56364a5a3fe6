'use client'

import type { MouseEvent } from 'react'
import type { LegalSection } from '@/lib/i18n/messages'

/** Table of contents of a legal document. In a hash route its links scroll without changing the hash, which is the route. */
export function Contents({ label, sections }: { label: string; sections: Record<string, LegalSection> }) {
  const scrollToSection = (event: MouseEvent, id: string) => {
    if (!location.hash.startsWith('#/')) return
    event.preventDefault()
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav aria-labelledby="legal-contents">
      <h2 id="legal-contents">{label}</h2>
      <ol>
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => scrollToSection(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
