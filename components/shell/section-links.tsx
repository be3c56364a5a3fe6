import { useTranslations } from 'next-intl'
import { navigationSections } from '@/lib/sections'

/** Navigation links to the main sections of the landing page. */
export function SectionLinks({ label, className }: { label: string; className?: string }) {
  const t = useTranslations('nav')
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {navigationSections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(section)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
