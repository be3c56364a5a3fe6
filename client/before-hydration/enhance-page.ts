import type { Locale } from '@/lib/i18n/locales'
import type { PageScripts } from '@/lib/page-scripts'
import { getDictionaryUrl } from '@/lib/text-urls'
import { reloadIfReplaced } from '../loading/reload-once'
import { hydrationTimeoutMs, retryEvents } from '../loading/retry-policy'
import { savesData } from '../loading/saves-data'
import { answerOffline } from './answer-offline'
import { createClientStarter, prefetch } from './client-scripts'
import { closeOnEscape } from './close-on-escape'
import { loadDeferredStyles } from './deferred-styles'
import { onFirstInteraction } from './first-interaction'
import { keepPlace } from './keep-place'
import { listen } from './listen'
import { pageState } from './page-state'
import { queuePresses } from './queue-presses'
import { reloadPictures } from './reload-pictures'
import { showYear } from './show-year'

const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))

/**
 * Does what the first paint does not need, and what React can't do before it hydrates the page.
 * - Loads style sheet and fonts; after the first screen is painted with its pictures, brings the client's scripts and
 *   the dictionary into the cache, from which they also start without a network.
 * - At the first interaction, sets `data-used` on the root element and runs the client after the paint that responds.
 * - If the client fails or is late, sets `data-plain`, which hides the controls that need it until it is there; if it fails
 *   because the page has been replaced by another release, reloads.
 * - Loads again what failed at the next retry event, pictures once the network is back.
 * - Keeps the place in the page when a link leads to another language; without a network, says that it can't be opened.
 * @param scripts the client's scripts, if React hydrates the page
 */
export function enhancePage({ scripts, integrity }: PageScripts): void {
  const urls = scripts?.split(' ')
  // The page's own: a browser that translates the page changes it.
  const locale = document.documentElement.lang as Locale
  const markPlain = () => {
    pageState.plain = ''
  }
  const startClient =
    urls &&
    createClientStarter(urls, integrity, () => {
      markPlain()
      reloadIfReplaced()
    })
  const retryStyles = loadDeferredStyles()

  listen('online', reloadPictures)
  listen(retryEvents, () => {
    retryStyles()
    if (startClient && 'used' in pageState) startClient()
  })
  onFirstInteraction(() => {
    if (!startClient) return
    afterPaint(startClient)
    setTimeout(() => document.querySelector('[data-live]') || markPlain(), hydrationTimeoutMs)
  })
  listen('load', () =>
    afterPaint(() => {
      if (!savesData()) urls?.concat(getDictionaryUrl(locale)).forEach(prefetch)
    }),
  )
  showYear()
  queuePresses()
  closeOnEscape()
  keepPlace()
  answerOffline()
}
