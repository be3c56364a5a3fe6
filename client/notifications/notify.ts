import type { ReactNode } from 'react'
import { notificationDurationMs } from '@/lib/site'

interface NotificationOptions {
  /** A new notification replaces the one on screen with the same id. */
  id: string
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  /** In milliseconds; with `Infinity` it stays until dismissed. */
  duration?: number
}

export interface Notification extends NotificationOptions {
  duration: number
  dismiss: () => void
}

/** From the oldest to the newest. */
let notifications: readonly Notification[] = []
const listeners = new Set<() => void>()

function set(next: readonly Notification[]): void {
  notifications = next
  for (const listener of listeners) listener()
}

/** Notifications (docs/behaviour.md, “Notifications”); components/shell/notifications.tsx shows them. */
export const notify = {
  add(options: NotificationOptions): Notification {
    const dismiss = () => notify.dismiss(options.id)
    const notification = { duration: notificationDurationMs, ...options, dismiss }
    set([...notifications.filter(({ id }) => id !== options.id), notification])
    return notification
  },
  /** Changes a notification on screen and restarts its duration. The specification asks for it; nothing uses it yet. */
  update(id: string, changes: Partial<Omit<NotificationOptions, 'id'>>): void {
    set(notifications.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  },
  /** Removes one notification, or all of them. */
  dismiss(id?: string): void {
    set(notifications.filter((one) => id !== undefined && one.id !== id))
  },
  /** The notifications on screen: another array after each change. */
  getAll: () => notifications,
  /** Calls the listener at each change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
