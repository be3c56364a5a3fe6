import { loadDictionary } from '#dictionaries'
import { offlineNoticeId } from '@/client/notifications/native-notice'
import type { Locale } from '@/lib/i18n/locales'

/**
 * What a link to a page in another language shows without a network (client/before-hydration/answer-offline.ts). React
 * does not hydrate it.
 */
export async function OfflineNotice({ locale }: { locale: Locale }) {
  const { toast } = await loadDictionary(locale)
  return (
    <div id={offlineNoticeId} popover="manual" role="status" className="native-notice">
      <p className="notification-title">{toast.languageFailedTitle}</p>
      <p className="notification-text">{toast.languageFailedDescription}</p>
      <button
        type="button"
        className="notification-close"
        aria-label={toast.close}
        popoverTarget={offlineNoticeId}
      >
        ×
      </button>
    </div>
  )
}
