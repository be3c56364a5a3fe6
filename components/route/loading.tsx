import { useTranslations } from 'next-intl'
import { useLayoutEffect } from 'react'

/** The loading indicator of a route, which is also the title of the page. */
export function Loading() {
  const t = useTranslations('shell')
  // This page is so short that a visitor who was far down would only see the footer.
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
