import { useTranslations } from 'next-intl'
import { useLayoutEffect } from 'react'

/** The loading indicator of a route, at the top of the page; it is also the page's title meanwhile. */
export function Loading() {
  const t = useTranslations('shell')
  // The end of the page would otherwise move into view with the footer.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <title>{t('loading')}</title>
      <p role="status" className="route-message loading">
        {t('loading')}
      </p>
    </>
  )
}
