'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { notify } from '@/lib/notify'
import { ErrorBoundary } from './error-boundary'

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }))

/** The place of notifications; the toaster itself is loaded with the first of them. */
export function ToasterHost() {
  const t = useTranslations('toast')
  const wanted = useSyncExternalStore(notify.subscribe, notify.isWanted, () => false)
  if (!wanted) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toaster
          position="bottom-center"
          closeButton
          containerAriaLabel={t('region')}
          toastOptions={{
            unstyled: true,
            closeButtonAriaLabel: t('close'),
            classNames: {
              toast: 'toast',
              title: 'toast-title',
              description: 'toast-text',
              closeButton: 'toast-close',
              actionButton: 'toast-action',
            },
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
