import { useTranslations } from 'next-intl'

/** The loading indicator of a route; it is also the page's title meanwhile. */
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
