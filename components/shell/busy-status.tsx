import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { getLocaleInfo } from '@/lib/i18n/locales'
import { useLanguage } from './language-provider'

/**
 * A status for screen readers. While a press waits for the scripts to start, busy-status.css shows “loading...”, because
 * no script can do it yet; after hydration the status is `children`.
 */
export function BusyStatus({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <p role="status" className="sr-only">
      {useIsHydrated() ? (
        children
      ) : (
        <span hidden className="starting">
          {t('busy')}
        </span>
      )}
    </p>
  )
}

/** Announces to screen readers that another language is loading, and then its name. */
export function LanguageStatus() {
  const t = useTranslations('shell')
  const { locale, isBusy } = useLanguage()
  const [seen, setSeen] = useState([locale])
  if (!seen.includes(locale)) setSeen([...seen, locale])
  return <BusyStatus>{isBusy ? t('busy') : seen.length > 1 && getLocaleInfo(locale).name}</BusyStatus>
}
