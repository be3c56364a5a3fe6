'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Arrival } from '@/components/route/arrival'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { Loading } from '@/components/route/loading'
import { PartFailed } from '@/components/route/part-failed'
import { useRoute } from '@/components/route/use-route'
import { requestLimit, withDeadline } from '@/lib/deadline'
import { reloadAfterDeploy } from '@/lib/reload'

const LegalRoute = lazy(() =>
  withDeadline(import('@/components/legal/legal-route'), requestLimit).catch(reloadAfterDeploy),
)

/**
 * The main block: the route that the hash names. The children are the landing page's block, which is on the page
 * already: no Suspense boundary is around them, since React writes what is in one out of its place.
 */
export function Router({ children }: { children: ReactNode }) {
  const route = useRoute()
  const [navigated, setNavigated] = useState(false)
  if (route !== 'landing' && !navigated) setNavigated(true)

  return (
    <ErrorBoundary
      key={route}
      // A chunk that failed to load can't be loaded again without a reload.
      fallback={() => <PartFailed retry={() => location.reload()} />}
    >
      {route === 'landing' ? (
        <>
          {children}
          {navigated && <Arrival />}
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <LegalRoute key={route} name={route} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
