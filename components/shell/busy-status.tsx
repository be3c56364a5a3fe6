'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { getLocaleInfo } from '@/lib/i18n/locales'
import { useLanguage } from './language-provider'

/**
 * Tells screen readers that the page waits for a language that is not on it yet (docs/behaviour.md, “Routes”), and
 * that it has come.
 */
export function BusyStatus() {
  const t = useTranslations('shell')
  const { locale, isBusy } = useLanguage()
  const [pageLocale] = useState(locale)
  return (
    <p role="status" className="sr-only">
      {isBusy ? t('starting') : locale !== pageLocale && getLocaleInfo(locale).name}
    </p>
  )
}
