import { getDictionaryUrl } from '@/lib/dictionary-urls'
import type { Locale } from '@/lib/i18n/locales'
import type { PageScripts } from '@/lib/page-scripts'
import { reloadIfReplaced } from '../loading/reload-once'
import { hydrationTimeoutMs, retryEvents } from '../loading/retry-policy'
import { savesData } from '../loading/saves-data'
import { markPlain, pageState } from '../page-state'
import { answerOffline } from './answer-offline'
import { carryPlaceToTranslations } from './carry-place'
import { prefetch, startClient } from './client-scripts'
import { closeOnEscape } from './close-on-escape'
import { loadDeferredStyles } from './deferred-styles'
import { onFirstInteraction } from './first-interaction'
import { listen } from './listen'
import { queuePresses } from './queue-presses'
import { reloadPictures } from './reload-pictures'
import { showYear } from './show-year'

const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback))

/**
 * Does what the page needs before React hydrates it, and in place of React if that never happens.
 * - Loads the style sheet and the fonts. After `load`, prefetches the client's scripts and the dictionary, which can
 *   then start without a network too.
 * - Starts the client at the first interaction, after the next paint.
 * - Sets `data-plain`, which hides the controls that need React, if the client fails or is late. If it failed because
 *   the server has another release of the page, reloads.
 * - Loads what failed again: pictures once the network is back, everything else at the next retry event.
 * @param scripts the client's scripts, if React hydrates the page
 */
export function enhancePage({ scripts, integrity }: PageScripts): void {
  const urls = scripts?.split(' ')
  // Read now, because a browser that translates the page changes it later.
  const locale = document.documentElement.lang as Locale
  const start = () =>
    startClient(urls?.[0], integrity, () => {
      markPlain()
      reloadIfReplaced()
    })
  const retryStyles = loadDeferredStyles()

  listen('online', reloadPictures)
  listen(retryEvents, () => {
    retryStyles()
    if (urls && 'used' in pageState) start()
  })
  onFirstInteraction(() => {
    if (!urls) return
    afterPaint(start)
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
  carryPlaceToTranslations()
  answerOffline()
}
