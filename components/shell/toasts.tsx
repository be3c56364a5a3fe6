'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react'
import { ErrorBoundary } from '@/components/route/error-boundary'
import type { Notification } from '@/lib/notify'
import { closeIcon } from './native-notice'

/**
 * Creates a focus handler that sends Sonner a mouse event: Sonner pauses its timers under the pointer, but not while a
 * notification has the keyboard focus (WCAG 2.2.1).
 */
const forwardAsPointerEvent = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) =>
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

export type ToasterModule = typeof import('@/lib/toaster')

interface ToastsProps {
  toaster: ToasterModule
  notifications: readonly Notification[]
}

/** The toaster with its notifications. */
export function Toasts({ toaster: { Toaster, toast }, notifications }: ToastsProps) {
  const t = useTranslations('toast')
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
      {notifications.map((notification) => (
        <Toast key={notification.id} notification={notification} toast={toast} />
      ))}
    </ErrorBoundary>
  )
}

interface ToastProps extends Pick<ToasterModule, 'toast'> {
  notification: Notification
}

/** Shows a notification in the toaster, under an id of Sonner's own: it can't show one again that is still disappearing. */
function Toast({ notification, toast }: ToastProps) {
  const id = useRef<string | number>(undefined)
  useEffect(() => {
    const { title, description, action, duration, dismiss } = notification
    // Sonner also calls back after the notification is gone, when there may be another with its id.
    const onDismiss = () => id.current !== undefined && dismiss()
    const options = { description, action, duration, onDismiss, onAutoClose: onDismiss }
    id.current = toast(title, { ...options, id: id.current })
  }, [notification, toast])
  useEffect(
    () => () => {
      toast.dismiss(id.current)
      id.current = undefined
    },
    [toast],
  )
  return null
}
