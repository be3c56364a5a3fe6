import { offlineNoticeId } from '@/client/notifications/native-notice'
import { closeIcon } from './close-icon'

type Texts = Record<'languageFailedTitle' | 'languageFailedDescription' | 'close', string>

/**
 * What a link to a page in another language says without a network, where the browser would show a page of its own
 * (client/before-hydration/answer-offline.ts).
 */
export function OfflineNotice({ texts }: { texts: Texts }) {
  return (
    <div id={offlineNoticeId} popover="manual" role="status" className="native-notice">
      <p className="notification-title">{texts.languageFailedTitle}</p>
      <p className="notification-text">{texts.languageFailedDescription}</p>
      <button
        type="button"
        className="notification-close"
        aria-label={texts.close}
        popoverTarget={offlineNoticeId}
        popoverTargetAction="hide"
      >
        {closeIcon}
      </button>
    </div>
  )
}
