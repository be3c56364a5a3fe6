'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { reloadAfterDeploy } from '@/lib/reload'
import { ErrorBoundary } from './error-boundary'
import { PartFailed } from './part-failed'
import { useRoute } from './use-route'

const Landing = lazy(() => import('@/components/sections/landing'))
const LegalRoute = lazy(() => import('@/components/legal/legal-route'))

/** The main block: the route that the hash names, each its own chunk (architecture, decisions 1 and 8). */
export function Router() {
  const t = useTranslations('shell')
  const route = useRoute()
  const [navigated, setNavigated] = useState(false)
  if (route !== 'landing' && !navigated) setNavigated(true)

  return (
    <ErrorBoundary
      key={route}
      onError={reloadAfterDeploy}
      // A chunk that failed to load stays failed for this document.
      fallback={() => <PartFailed retry={() => location.reload()} />}
    >
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        {route === 'landing' ? <Landing arriving={navigated} /> : <LegalRoute key={route} document={route} />}
      </Suspense>
    </ErrorBoundary>
  )
}
