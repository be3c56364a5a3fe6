import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Section } from '@/lib/site'

interface SectionBlockProps {
  id: Section
  title: string
  text: string
  className?: string
  children: ReactNode
}

/** A landing section: the anchor that the navigation names, its heading and its first paragraph. */
export function SectionBlock({ id, title, text, className, children }: SectionBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('section', className)}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id={`${id}-title`} className="section-title">
          {title}
        </h2>
        <p className="section-text">{text}</p>
        {children}
      </div>
    </section>
  )
}
