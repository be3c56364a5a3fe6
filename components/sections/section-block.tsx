import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Section } from '@/lib/site'

interface SectionBlockProps {
  id: Section
  /** Classes for the background colour and the hand-cut edge. */
  className?: string
  children: ReactNode
}

/** A landing section: the target of the navigation's link, labelled by its heading (SectionHeading). */
export function SectionBlock({ id, className, children }: SectionBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx('section', className)}>
      <div className="section-inner">{children}</div>
    </section>
  )
}

interface SectionHeadingProps {
  id: Section
  title: string
  text: string
  /** What stands under the paragraph. */
  children?: ReactNode
}

/** The heading of a section and its first paragraph. */
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
