import { offlineNoticeId, showNativeNotice } from '../notifications/native-notice'
import { findAncestor } from './find-ancestor'

/**
 * Answers a press of a link to a page in another language without a network: the page stays and says what is missing,
 * unless the story is kept in that language.
 */
export function answerOffline(): void {
  // In the bubbling phase, after React, which changes the language in place.
  addEventListener('click', (event) => {
    const link = findAncestor<HTMLAnchorElement>(event.target, 'a[hreflang]')
    if (!link || navigator.onLine || event.defaultPrevented) return
    event.preventDefault()
    const show = () => showNativeNotice(offlineNoticeId)
    // Undefined where the page is not on HTTPS.
    if (window.caches)
      caches
        .match(link.href, { ignoreVary: true })
        .then((kept) => (kept ? location.assign(link.href) : show()), show)
    else show()
  })
}
