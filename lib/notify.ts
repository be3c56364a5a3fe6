import type { ReactNode } from 'react'
import { withDeadline } from './loading/deadline'
import { notificationDurationMs } from './site'

/** A notification's text and how long it stays, in milliseconds; `Infinity`: until it is dismissed. */
interface Notice {
  /** A notification replaces one on screen with the same id. */
  id?: string
  title: ReactNode
  description?: ReactNode
  /** A link or button. */
  action?: ReactNode
  duration?: number
}

/** A notification on screen, with its current text. */
interface NoticeHandle extends Notice {
  id: string
  update: (changes: Partial<Omit<Notice, 'id'>>) => void
  dismiss: () => void
}

/** A notification whose id and duration are set. */
type ShownNotice = Notice & { id: string; duration: number }

type Sonner = typeof import('./toaster')

/** The `id` of the popover that shows a notification where the toaster can't, or before scripts run. */
export const nativeNoticeId = 'native-notice'

/** How long a notification waits for the toaster before it is shown natively, in milliseconds. */
const toasterTimeout = 1000

let count = 0
let loading: Promise<Sonner> | undefined
let loaded: Sonner | undefined
let native: ShownNotice | undefined
const listeners = new Set<() => void>()

function emit(): void {
  for (const listener of listeners) listener()
}

function setNative(notice: ShownNotice | undefined): void {
  native = notice
  emit()
}

// A chunk that failed to load is requested again at the next notification.
function loadSonner(): Promise<Sonner> {
  loading ??= import('./toaster').then(
    (sonner) => {
      loaded = sonner
      emit()
      return sonner
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Notifications that wait for the toaster, by id: of several with one id the last is shown. */
const waiting = new Map<string, ShownNotice>()

/** How often each id has gone from the screen. */
const gone = new Map<string, number>()
/** The toaster's own id of a notification: a new one each time, since it can't show again what it is removing. */
const toasterId = (id: string) => (gone.has(id) ? `${id}-${gone.get(id)}` : id)

async function showWaiting(): Promise<void> {
  const sonner = await withDeadline(loadSonner(), toasterTimeout).catch(() => undefined)
  const notices = [...waiting.values()]
  waiting.clear()
  for (const { title, id, ...notice } of notices) {
    const forget = () => gone.set(id, (gone.get(id) ?? 0) + 1)
    sonner?.toast(title, { ...notice, id: toasterId(id), onAutoClose: forget, onDismiss: forget })
  }
  if (!sonner && notices.length > 0) setNative(notices.at(-1))
}

function show({ id, title, description, action, duration }: Notice & { id: string }): void {
  waiting.set(id, {
    id,
    title,
    description,
    action,
    duration: duration ?? notificationDurationMs,
  })
  emit()
  showWaiting()
}

/**
 * Notifications (docs/behaviour.md, “Notifications”): in the toaster if it can be loaded, otherwise in a native
 * popover.
 */
export const notify = {
  /** Shows a notification. */
  add(notice: Notice): NoticeHandle {
    count += 1
    const id = notice.id ?? `notice-${count}`
    const handle: NoticeHandle = {
      ...notice,
      id,
      update: (changes) => notify.update(id, Object.assign(handle, changes)),
      dismiss: () => notify.dismiss(id),
    }
    show(handle)
    return handle
  },

  /** Replaces the text of the notification `id` and starts its duration again. */
  update(id: string, notice: Notice): void {
    show({ ...notice, id })
  },

  /** Removes one notification, or all of them. */
  dismiss(id?: string): void {
    if (id === undefined) waiting.clear()
    else waiting.delete(id)
    if (native && (id ?? native.id) === native.id) setNative(undefined)
    loaded?.toast.dismiss(id && toasterId(id))
  },

  /** Loads the toaster before it is needed, so that no notification depends on the network. */
  prepare(): void {
    loadSonner().catch(() => undefined)
  },

  /** Store interface for the components that show notifications. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The toaster, once its script is loaded: screen readers tell what comes into a region that was there before. */
  toaster: () => loaded?.Toaster,
  /** The notification that the native popover shows. */
  native: () => native,
}
