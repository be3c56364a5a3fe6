import { useTranslations } from 'next-intl'
import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import type { Notification } from '@/client/notifications/notify'
import { ErrorBoundary } from '@/components/ui/error-boundary'

/**
 * Creates a focus handler that sends sonner a mouse event, because sonner pauses its timers only under the pointer, not
 * while a notification has the keyboard focus (WCAG 2.2.1).
 */
const forwardAsPointerEvent = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

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
          icons={{ close: '×' }}
          style={{ '--width': 'var(--notification-width)' } as CSSProperties}
          // Without a label sonner announces a keyboard shortcut in English.
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
 * Makes the toaster show our notifications. Their ids are sonner's own, because sonner can't show an id again while the
 * toast with that id is disappearing.
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
      // Sonner also calls back after the notification is gone, when another one may have its id.
      const onDismiss = () => toasts.get(id)?.sonnerId === sonnerId && dismiss()
      const options = { description, action, duration, onDismiss, onAutoClose: onDismiss }
      const sonnerId = toast(title, { ...options, id: before?.sonnerId })
      toasts.set(id, { notification, sonnerId })
    }
  }, [toast, notifications])
}
