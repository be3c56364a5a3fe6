import type { PageScripts } from '@/lib/loading/page-scripts'
import { reloadIfReplaced } from '@/lib/loading/reload-once'
import { hydrationTimeoutMs, retryEvents } from '@/lib/loading/retry-policy'
import { whenIdle } from '@/lib/loading/when-idle'
import { prefetch, prepareClient } from './client-scripts'
import { closeNativeNotice } from './close-native-notice'
import { deferStyles } from './deferred-styles'
import { onFirstInteraction } from './first-interaction'
import { listen } from './listen'
import { pageState } from './page-state'
import { queuePresses } from './queue-presses'
import { trackScrollPosition } from './scroll-position'

/** When style sheet and fonts load at the latest, in milliseconds. */
const stylesTimeoutMs = 500

/**
 * Does what the first paint does not need, and what React can't do before it hydrates the page.
 * - Loads style sheet and fonts after the first screen is painted with its pictures, or at the first interaction.
 * - At the first interaction, sets `data-used` on the root element and runs the client after the paint that responds.
 * - If the client fails or is late, sets `data-plain`, which hides the controls that need it; if it fails because the
 *   page has been replaced by another release, reloads.
 * - Loads again what failed at the next retry event.
 * @param scripts the client's scripts, if the page has an app
 */
export function enhancePage({ scripts, integrity }: PageScripts): void {
  const urls = scripts?.split(' ')
  const markPlain = () => {
    pageState.plain = ''
  }
  const startClient =
    urls &&
    prepareClient(urls, integrity, () => {
      markPlain()
      reloadIfReplaced()
    })
  const layOutPage = trackScrollPosition()
  let isStyled = false
  const loadStyles = deferStyles(() => {
    isStyled = true
    if ('used' in pageState) layOutPage()
  })

  listen(retryEvents, () => {
    loadStyles()
    if (startClient && 'used' in pageState) startClient()
  })
  onFirstInteraction(() => {
    loadStyles()
    if (isStyled) layOutPage()
    if (!startClient) return
    requestAnimationFrame(() => setTimeout(startClient))
    setTimeout(markPlain, hydrationTimeoutMs)
  })
  listen('load', () => {
    requestAnimationFrame(() => setTimeout(loadStyles))
    // The client of a page that is scrolled already has started.
    if (!urls || scrollY) return
    whenIdle(() => {
      for (const url of urls) prefetch(url)
    })
  })
  queuePresses()
  closeNativeNotice()
  if ('laidOut' in pageState) loadStyles()
  else setTimeout(loadStyles, stylesTimeoutMs)
}
