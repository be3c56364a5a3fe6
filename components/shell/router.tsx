import { Activity, lazy, type ReactNode, Suspense, useState } from 'react'
import { reloadOnce } from '@/client/loading/reload-once'
import { routeTimeoutMs } from '@/client/loading/retry-policy'
import { withTimeout } from '@/client/loading/with-timeout'
import { Loading } from '@/components/route/loading'
import { RouteFailed } from '@/components/route/route-failed'
import { RouteFocus } from '@/components/route/route-focus'
import { useRoute } from '@/components/route/use-route'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ErrorFallback } from '@/components/ui/error-fallback'

/** @param reload called if the script fails, because some browsers request it again only after a reload */
const createLegalRoute = (reload: () => unknown) =>
  lazy(() =>
    withTimeout(import('@/components/legal/legal-route'), routeTimeoutMs).catch((error) => {
      // Offline, a reload would lose the page.
      if (navigator.onLine) reload()
      throw error
    }),
  )

/**
 * Renders the route in the hash. The children are the landing page, which stays mounted with its state behind a legal
 * route. They must not be inside a Suspense boundary, because React would move their prerendered HTML out of place.
 */
export function Router({ children }: { children: ReactNode }) {
  const route = useRoute()
  const [hasNavigated, setNavigated] = useState(false)
  const [LegalRoute, setLegalRoute] = useState(() => createLegalRoute(reloadOnce))
  if (route !== 'landing' && !hasNavigated) setNavigated(true)

  return (
    <>
      <Activity mode={route === 'landing' ? 'visible' : 'hidden'}>
        <ErrorBoundary fallback={() => <ErrorFallback retry={() => location.reload()} />}>
          {children}
          <RouteFocus isFirst={!hasNavigated} />
        </ErrorBoundary>
      </Activity>
      {route !== 'landing' && (
        <ErrorBoundary
          key={route}
          // A new component, because `lazy` keeps a rejected promise.
          onRetry={() => setLegalRoute(createLegalRoute(() => location.reload()))}
          fallback={(retry) => <RouteFailed name={route} retry={retry} />}
        >
          <Suspense fallback={<Loading />}>
            <LegalRoute name={route} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
