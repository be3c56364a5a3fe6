import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Section } from '@/lib/sections'

interface SectionBlockProps {
  id: Section
  /** Classes for the background colour and the hand-cut edge. */
  className?: string
  children: ReactNode
}

/** A landing section: target of a navigation link, labelled by its SectionHeading. */
export function SectionBlock({ id, className, children }: SectionBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('section @container', className)}>
      <div className="page-column">{children}</div>
    </section>
  )
}

interface SectionHeadingProps {
  id: Section
  title: string
  text: string
  /** Content below the paragraph. */
  children?: ReactNode
}

/** A section's heading and introductory paragraph. */
export function SectionHeading({ id, title, text, children }: SectionHeadingProps) {
  return (
    <div className="section-head">
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      <div>
        <p className="section-text">{text}</p>
        {children}
      </div>
    </div>
  )
}
