'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type FocusEvent, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import { whenIdle } from '@/lib/loading/when-idle'
import { notify } from '@/lib/notify'
import { closeIcon } from './native-notice'

/**
 * Creates a focus handler that sends Sonner a mouse event: Sonner pauses its timers under the pointer, but not while a
 * notification has the keyboard focus (WCAG 2.2.1).
 */
const forwardAsPointerEvent = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

/** Renders the toaster, which is loaded when the browser is idle. */
export function ToasterHost() {
  const t = useTranslations('toast')
  const Toaster = useSyncExternalStore(notify.subscribe, notify.getToaster, () => undefined)
  useEffect(() => {
    whenIdle(() => notify.preload())
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
          // The width that Sonner centres in the window.
          style={{ '--width': 'var(--notification-width)' } as CSSProperties}
          // Without a label Sonner announces an English keyboard shortcut.
          customAriaLabel={t('region')}
          toastOptions={{
            unstyled: true,
            closeButtonAriaLabel: t('close'),
            classNames: {
              toast: 'notification',
              title: 'notification-title',
              description: 'notification-text',
              closeButton: 'notification-close',
            },
          }}
        />
      </div>
    </ErrorBoundary>
  )
}
