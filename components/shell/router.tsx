'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { ErrorFallback } from '@/components/route/error-fallback'
import { Loading } from '@/components/route/loading'
import { RouteFocus } from '@/components/route/route-focus'
import { useRoute } from '@/components/route/use-route'
import { requestLimit, withDeadline } from '@/lib/loading/deadline'
import { reloadAfterDeploy } from '@/lib/loading/reload-after-deploy'

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
      fallback={() => <ErrorFallback retry={() => location.reload()} />}
    >
      {route === 'landing' ? (
        <>
          {children}
          {navigated && <RouteFocus />}
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <LegalRoute key={route} name={route} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
