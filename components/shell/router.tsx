'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { PartFailed } from '@/components/route/part-failed'
import { useRoute } from '@/components/route/use-route'
import { requestLimit, withDeadline } from '@/lib/deadline'
import { reloadAfterDeploy } from '@/lib/reload'

// The page's start file loads this chunk too (scripts/export/landing-block.mjs), so it is always there.
const Landing = lazy(() => import('@/components/sections/landing'))
const LegalRoute = lazy(() => withDeadline(import('@/components/legal/legal-route'), requestLimit))

/** The main block: the route that the hash names; each route is a chunk (architecture, decisions 1 and 8). */
export function Router() {
  const t = useTranslations('shell')
  const route = useRoute()
  const [navigated, setNavigated] = useState(false)
  if (route !== 'landing' && !navigated) setNavigated(true)

  return (
    <ErrorBoundary
      key={route}
      onError={reloadAfterDeploy}
      // A chunk that failed to load can't be loaded again without a reload.
      fallback={() => <PartFailed retry={() => location.reload()} />}
    >
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        {route === 'landing' ? <Landing arriving={navigated} /> : <LegalRoute key={route} name={route} />}
      </Suspense>
    </ErrorBoundary>
  )
}
