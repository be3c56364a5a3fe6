'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { ErrorFallback } from '@/components/route/error-fallback'
import { Loading } from '@/components/route/loading'
import { RouteFailed } from '@/components/route/route-failed'
import { RouteFocus } from '@/components/route/route-focus'
import { useRoute } from '@/components/route/use-route'
import { reloadOnce } from '@/lib/loading/reload-once'
import { routeTimeoutMs } from '@/lib/loading/retry-policy'
import { withTimeout } from '@/lib/loading/with-timeout'

const LegalRoute = lazy(() =>
  withTimeout(import('@/components/legal/legal-route'), routeTimeoutMs).catch((error) => {
    // Offline, a reload would lose the page.
    if (navigator.onLine) reloadOnce()
    throw error
  }),
)

/**
 * Renders the route in the hash. The children are the content of the landing page, which is prerendered; no Suspense
 * boundary is around them, because React would move prerendered HTML inside one out of place.
 */
export function Router({ children }: { children: ReactNode }) {
  const route = useRoute()
  const [hasNavigated, setNavigated] = useState(false)
  if (route !== 'landing' && !hasNavigated) setNavigated(true)

  return (
    <ErrorBoundary
      key={route}
      // React keeps the rejected promise of `lazy`, so only a reload requests the module again.
      fallback={() =>
        route === 'landing' ? (
          <ErrorFallback retry={() => location.reload()} />
        ) : (
          <RouteFailed name={route} retry={() => location.reload()} />
        )
      }
    >
      {route === 'landing' ? (
        <>
          {children}
          <RouteFocus isFirst={!hasNavigated} />
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <LegalRoute key={route} name={route} />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
