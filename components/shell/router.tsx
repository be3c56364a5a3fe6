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

/** @param reload called if the script fails: some browsers request it again only after a reload */
const createLegalRoute = (reload: () => unknown) =>
  lazy(() =>
    withTimeout(import('@/components/legal/legal-route'), routeTimeoutMs).catch((error) => {
      // Offline, a reload would lose the page.
      if (navigator.onLine) reload()
      throw error
    }),
  )

/**
 * Renders the route in the hash. The children are the content of the landing page, which is prerendered; no Suspense
 * boundary is around them, because React would move prerendered HTML inside one out of place. Behind a legal route they
 * stay mounted, with all of their state, but hidden and without effects.
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
          // React keeps the rejected promise of `lazy`.
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
