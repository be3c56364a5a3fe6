import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Section } from '@/lib/site'

interface SectionBlockProps {
  id: Section
  /** Ground colour and hand-cut edge. */
  className?: string
  children: ReactNode
}

/** A landing section: the anchor that the navigation names, called by its heading (SectionHeading). */
export function SectionBlock({ id, className, children }: SectionBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('section', className)}>
      <div className="section-inner">{children}</div>
    </section>
  )
}

/** The heading of a section and its first paragraph. */
export function SectionHeading({ id, title, text }: { id: Section; title: string; text: string }) {
  return (
    <>
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      <p className="section-text">{text}</p>
    </>
  )
}
