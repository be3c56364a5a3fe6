import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Section } from '@/lib/sections'

interface SectionBlockProps {
  id: Section
  /** Classes for the background colour and the hand-cut edge. */
  className?: string
  children: ReactNode
}

/** A section of the landing page, labelled by the SectionHeading inside. */
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
  children?: ReactNode
}

/** A section's heading and introductory paragraph, and what follows it. */
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
