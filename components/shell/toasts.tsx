import { useTranslations } from 'next-intl'
import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import type { Notification } from '@/client/notifications/notify'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { closeIcon } from './close-icon'

/**
 * Creates a focus handler that sends Sonner a mouse event: Sonner pauses its timers under the pointer, but not while a
 * notification has the keyboard focus (WCAG 2.2.1).
 */
const forwardAsPointerEvent = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

/** The same place as that of the native notice (notification.css). */
const offset = { left: 'var(--notification-left)', bottom: 'var(--notification-bottom)' }

export type ToasterModule = typeof import('@/client/notifications/toaster')

interface ToastsProps {
  toaster: ToasterModule
  notifications: readonly Notification[]
}

/** The toaster with its notifications. */
export function Toasts({ toaster: { Toaster, toast }, notifications }: ToastsProps) {
  const t = useTranslations('toast')
  useToasts(toast, notifications)
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
          offset={offset}
          mobileOffset={offset}
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

/**
 * Keeps the toaster's notifications the same as ours. Each gets an id of Sonner's own, because Sonner can't show an id again
 * that is still disappearing.
 */
function useToasts(toast: ToasterModule['toast'], notifications: readonly Notification[]): void {
  const shown = useRef(new Map<string, { notification: Notification; sonnerId: string | number }>())

  useEffect(() => {
    const toasts = shown.current
    for (const [id, { sonnerId }] of toasts) {
      if (notifications.some((notification) => notification.id === id)) continue
      toasts.delete(id)
      toast.dismiss(sonnerId)
    }
    for (const notification of notifications) {
      const { id, title, description, action, duration, dismiss } = notification
      const before = toasts.get(id)
      if (before?.notification === notification) continue
      // Sonner also calls back after the notification is gone, when there may be another with its id.
      const onDismiss = () => toasts.get(id)?.sonnerId === sonnerId && dismiss()
      const options = { description, action, duration, onDismiss, onAutoClose: onDismiss }
      const sonnerId = toast(title, { ...options, id: before?.sonnerId })
      toasts.set(id, { notification, sonnerId })
    }
  }, [toast, notifications])
}
