'use client'

import { useTranslations } from 'next-intl'
import { useLanguage } from './language-provider'

/** Tells screen readers that the page waits for a language that is not on it yet (specification, section 2). */
export function BusyStatus() {
  const t = useTranslations('shell')
  const { isBusy } = useLanguage()
  return (
    <p role="status" className="sr-only">
      {isBusy && t('starting')}
    </p>
  )
}
