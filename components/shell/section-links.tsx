import { useTranslations } from 'next-intl'
import { sections } from '@/lib/site'

/** A navigation to the page's sections. @param label its accessible name */
export function SectionLinks({ label, className }: { label: string; className?: string }) {
  const t = useTranslations('nav')
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(section)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
