import { useTranslations } from 'next-intl'
import { useLayoutEffect } from 'react'

/** The loading indicator of a route, at the top of the page; it is also the page's title meanwhile. */
export function Loading() {
  const t = useTranslations('shell')
  // This page is short: a visitor who was far down would see its end.
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
