'use client'

import { useTranslations } from 'next-intl'
import { type FocusEvent, lazy, Suspense, useSyncExternalStore } from 'react'
import { notify } from '@/lib/notify'
import { ErrorBoundary } from './error-boundary'

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }))

/**
 * Sonner pauses its notifications under a pointer but not under the keyboard's focus (WCAG 2.2.1): tells
 * it that a pointer came or went.
 */
const pauseLikePointer = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

/** The place of notifications; the toaster itself is loaded with the first of them. */
export function ToasterHost() {
  const t = useTranslations('toast')
  const wanted = useSyncExternalStore(notify.subscribe, notify.isWanted, () => false)
  if (!wanted) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of focus inside, is no control itself */}
        <div onFocus={pauseLikePointer('mousemove')} onBlur={pauseLikePointer('mouseout')}>
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
        </div>
      </Suspense>
    </ErrorBoundary>
  )
}
