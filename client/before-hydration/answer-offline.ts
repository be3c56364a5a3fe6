import { offlineNoticeId, showNativeNotice } from '../notifications/native-notice'
import { findAncestor } from './find-ancestor'

/**
 * Handles clicks on links to a page in another language while the browser is offline: opens the page if the story is
 * kept in that language, and otherwise stays on this page and shows the offline notice.
 */
export function answerOffline(): void {
  // In the bubbling phase, so that React runs first: on the landing page it changes the language in place.
  addEventListener('click', async (event) => {
    const link = findAncestor<HTMLAnchorElement>(event.target, 'a[hreflang]')
    if (!link || navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    // `caches` is undefined without HTTPS, and the browser may refuse access to it.
    const kept = await window.caches?.match(link.href).catch(() => undefined)
    if (kept) location.assign(link.href)
    else showNativeNotice(offlineNoticeId)
  })
}
