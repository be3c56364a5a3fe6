import { useLocale, useTranslations } from 'next-intl'
import { documentPage } from '@/lib/pages'

const facts = ['format', 'delivery', 'returns', 'safety'] as const

/** What a buyer asks before paying; the terms have the details. */
export function Facts() {
  const t = useTranslations('book.facts')
  const locale = useLocale()
  return (
    <div className="facts">
      <h3 className="block-title">{t('title')}</h3>
      <ul className="facts-list">
        {facts.map((fact) => (
          <li key={fact}>{t(fact)}</li>
        ))}
      </ul>
      <a className="text-link" href={documentPage('terms-and-conditions', locale).path}>
        {t('terms')}
      </a>
    </div>
  )
}
