import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorFallback } from '@/components/ui/error-fallback'
import { HeadTags } from '@/components/ui/head-tags'
import type { RouteName } from '@/lib/legal'
import { getLegalPage } from '@/lib/pages'
import { RouteFocus } from './route-focus'

/** The error message for a legal route that can't be loaded; retries once the network is back. */
export function RouteFailed({ name, retry }: { name: RouteName; retry: () => void }) {
  const t = useTranslations()
  const { key } = getLegalPage(name, useLocale())
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <div className="route-message">
      <HeadTags title={`${t(`footer.${key}`)} | ${t('meta.siteName')}`} meta={[]} links={[]} />
      <ErrorFallback retry={retry} heading="h1" />
      <RouteFocus />
    </div>
  )
}
