import { offlineNoticeId, showNativeNotice } from '../notifications/native-notice'
import { findAncestor } from './find-ancestor'

/**
 * Answers a press of a link to a page in another language without a network: the page stays and says what is missing,
 * unless the story is kept in that language.
 */
export function answerOffline(): void {
  // In the bubbling phase, after React, which changes the language in place.
  addEventListener('click', async (event) => {
    const link = findAncestor<HTMLAnchorElement>(event.target, 'a[hreflang]')
    if (!link || navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    // Undefined where the page is not on HTTPS; the browser may also refuse.
    const kept = await window.caches?.match(link.href).catch(() => undefined)
    if (kept) location.assign(link.href)
    else showNativeNotice(offlineNoticeId)
  })
}
