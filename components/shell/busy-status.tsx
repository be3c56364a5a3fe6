import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { getLocaleInfo } from '@/lib/i18n/locales'
import { useLanguage } from './language-provider'

/**
 * A status for screen readers: that the scripts start, for which a press waits, and then what is given. The style sheet
 * shows the former (busy-status.css), because no script of ours runs yet.
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

/** Announces to screen readers that another language is loading, and then its name (docs/behaviour.md, “Routes”). */
export function LanguageStatus() {
  const t = useTranslations('shell')
  const { locale, isBusy } = useLanguage()
  const [seen, setSeen] = useState([locale])
  if (!seen.includes(locale)) setSeen([...seen, locale])
  return <BusyStatus>{isBusy ? t('busy') : seen.length > 1 && getLocaleInfo(locale).name}</BusyStatus>
}
