import { site } from './site'

/** What a notification says and how long it stays, in milliseconds; `Infinity` keeps it. */
export interface Notice {
  /** A notification takes the place of one on screen with the same id. */
  id?: string
  title: string
  description?: string
  action?: { label: string; onClick: () => void }
  duration?: number
}

/** A notification on screen (specification, section 3). */
export interface NoticeHandle extends Notice {
  id: string
  update: (changes: Partial<Notice>) => void
  dismiss: () => void
}

type Sonner = typeof import('sonner')

let count = 0
let loading: Promise<Sonner> | undefined
let wanted = false
const listeners = new Set<() => void>()

// A chunk that did not arrive is asked for again at the next notification.
function loadSonner(): Promise<Sonner> {
  loading ??= import('sonner').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function show(id: string, { id: _, title, action, ...notice }: Notice): Promise<void> {
  const { toast } = await loadSonner()
  toast(title, {
    id,
    duration: site.notificationDuration,
    ...notice,
    ...(action ? { action: { label: action.label, onClick: action.onClick } } : {}),
  })
}

/**
 * Notifications (architecture, decision 10). The toaster is loaded at the first one; calls made
 * meanwhile take effect in their order.
 */
export const notify = {
  /** Shows a notification. `shown` on the handle rejects if the toaster cannot be loaded. */
  add(notice: Notice): NoticeHandle & { shown: Promise<void> } {
    count += 1
    const id = notice.id ?? `notice-${count}`
    const handle = {
      ...notice,
      id,
      shown: show(id, notice),
      update: (changes: Partial<Notice>) => notify.update(id, { ...notice, ...changes }),
      dismiss: () => notify.dismiss(id),
    }
    handle.shown.catch(() => undefined)
    wanted = true
    for (const listener of listeners) listener()
    return handle
  },

  /** Replaces what the notification `id` says; it stays for its whole duration again. */
  update(id: string, notice: Notice): void {
    show(id, notice).catch(() => undefined)
  },

  /** Takes away one notification, or all of them. */
  dismiss(id?: string): void {
    loadSonner()
      .then(({ toast }) => toast.dismiss(id))
      .catch(() => undefined)
  },

  /** Store interface for the toaster's host: has any notification been wanted yet? */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => wanted,
}
