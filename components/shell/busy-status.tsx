import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { getLocaleInfo } from '@/lib/i18n/locales'
import { useLanguage } from './language-provider'

/** Announces to screen readers that another language is loading, and then its name (docs/behaviour.md, “Routes”). */
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
