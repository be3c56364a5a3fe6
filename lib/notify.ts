import type { ReactNode } from 'react'
import { toasterTimeoutMs } from './loading/retry-policy'
import { withTimeout } from './loading/with-timeout'
import { notificationDurationMs } from './site'

interface NotificationOptions {
  /** A notification replaces the one on screen with the same id. */
  id?: string
  title: ReactNode
  description?: ReactNode
  /** A link or button. */
  action?: ReactNode
  /** Time on screen in milliseconds; `Infinity`: until it is dismissed. */
  duration?: number
}

/** A notification with its current text and the ways to change it. */
interface NotificationHandle extends NotificationOptions {
  id: string
  update: (changes: Partial<Omit<NotificationOptions, 'id'>>) => void
  dismiss: () => void
}

type Notification = NotificationOptions & { id: string; duration: number }

type ToasterModule = typeof import('./toaster')

/** Element id of the popover that shows a notification before scripts run, or if the toaster can't be loaded. */
export const nativeNoticeId = 'native-notice'

let idCounter = 0
let toasterImport: Promise<ToasterModule> | undefined
let toasterModule: ToasterModule | undefined
/** The notification in the popover. */
let nativeNotification: Notification | undefined
/** Notifications that wait for the toaster, by id; a later one replaces an earlier one with the same id. */
const pending = new Map<string, Notification>()
const listeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function setNativeNotification(notification: Notification | undefined): void {
  nativeNotification = notification
  notifyListeners()
}

function loadToaster(): Promise<ToasterModule> {
  toasterImport ??= import('./toaster').then(
    (module) => {
      toasterModule = module
      notifyListeners()
      return module
    },
    (error: unknown) => {
      // The next notification tries again (loading/retry-policy.ts).
      toasterImport = undefined
      throw error
    },
  )
  return toasterImport
}

/** How often a notification with this id has left the screen. */
const removalCounts = new Map<string, number>()
/** Sonner can't show an id while it animates its removal, so each notification that follows gets another. */
const getSonnerId = (id: string) => (removalCounts.has(id) ? `${id}-${removalCounts.get(id)}` : id)

async function showPending(): Promise<void> {
  const sonner = await withTimeout(loadToaster(), toasterTimeoutMs).catch(() => undefined)
  const notifications = [...pending.values()]
  pending.clear()
  for (const { title, id, ...options } of notifications) {
    const countRemoval = () => removalCounts.set(id, (removalCounts.get(id) ?? 0) + 1)
    sonner?.toast(title, {
      ...options,
      id: getSonnerId(id),
      onAutoClose: countRemoval,
      onDismiss: countRemoval,
    })
  }
  if (!sonner && notifications.length > 0) setNativeNotification(notifications.at(-1))
}

function show({ id, title, description, action, duration }: NotificationOptions & { id: string }): void {
  pending.set(id, { id, title, description, action, duration: duration ?? notificationDurationMs })
  notifyListeners()
  showPending()
}

/**
 * Notifications (docs/behaviour.md, “Notifications”): in the toaster, or in a native popover if the toaster can't be
 * loaded in time.
 */
export const notify = {
  /** Shows a notification. */
  add(options: NotificationOptions): NotificationHandle {
    idCounter += 1
    const id = options.id ?? `notice-${idCounter}`
    const handle: NotificationHandle = {
      ...options,
      id,
      update: (changes) => notify.update(id, Object.assign(handle, changes)),
      dismiss: () => notify.dismiss(id),
    }
    show(handle)
    return handle
  },

  /** Replaces the text of a notification and restarts its duration. */
  update(id: string, options: NotificationOptions): void {
    show({ ...options, id })
  },

  /** Removes one notification, or all of them. */
  dismiss(id?: string): void {
    if (id === undefined) pending.clear()
    else pending.delete(id)
    if (nativeNotification && (id ?? nativeNotification.id) === nativeNotification.id)
      setNativeNotification(undefined)
    toasterModule?.toast.dismiss(id && getSonnerId(id))
  },

  /** Loads the toaster before it is needed, so that showing a notification needs no network. */
  preload(): void {
    loadToaster().catch(() => undefined)
  },

  /** Calls the listener at each change of `getToaster` or `getNative`. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The toaster component, once it is loaded: screen readers announce changes only in a region that existed before. */
  getToaster: () => toasterModule?.Toaster,
  /** The notification in the native popover. */
  getNative: () => nativeNotification,
}
