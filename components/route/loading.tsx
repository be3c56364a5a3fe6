import { useTranslations } from 'next-intl'

/** Stands where a route is being loaded, and is the page's title meanwhile. */
export function Loading() {
  const t = useTranslations('shell')
  return (
    <>
      <title>{t('loading')}</title>
      <p role="status" className="loading">
        {t('loading')}
      </p>
    </>
  )
}
