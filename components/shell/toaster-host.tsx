'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type FocusEvent, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { whenIdle } from '@/lib/loading/when-idle'
import { notify } from '@/lib/notify'
import { closeIcon } from './native-notice'

/**
 * Sonner pauses its notifications under a pointer but not while they have the keyboard's focus
 * (WCAG 2.2.1): sends it pointer events on focus and blur.
 */
const forwardAsPointerEvent = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

/** Renders the toaster, which is loaded when the browser is idle. */
export function ToasterHost() {
  const t = useTranslations('toast')
  const Toaster = useSyncExternalStore(notify.subscribe, notify.getToaster, () => undefined)
  useEffect(() => {
    whenIdle().then(notify.preload)
  }, [])
  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') notify.dismiss()
    }
    document.addEventListener('keydown', dismissOnEscape)
    return () => document.removeEventListener('keydown', dismissOnEscape)
  }, [])
  if (!Toaster) return null
  return (
    <ErrorBoundary fallback={() => null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to focus inside, is not a control itself */}
      <div
        className="toaster"
        onFocus={forwardAsPointerEvent('mousemove')}
        onBlur={forwardAsPointerEvent('mouseout')}
      >
        <Toaster
          position="bottom-left"
          closeButton
          icons={{ close: closeIcon }}
          // The room that it centres in the window.
          style={{ '--width': 'min(26rem, 100vw - 48px)' } as CSSProperties}
          // Sonner would add the English name of a key.
          customAriaLabel={t('region')}
          toastOptions={{
            unstyled: true,
            closeButtonAriaLabel: t('close'),
            classNames: {
              toast: 'toast',
              title: 'toast-title',
              description: 'toast-text',
              closeButton: 'toast-close',
            },
          }}
        />
      </div>
    </ErrorBoundary>
  )
}
