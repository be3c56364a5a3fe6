// Must come first: only then does rolldown keep what the lazy chunks share in the entry (saves 1 kB after gzip).
import '@/lib/sections'
import { loadDictionary } from '#dictionaries'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { HydratedPage } from '@/lib/page-scripts'
import { reloadIfReplaced } from '../loading/reload-once'
import { retryEvents } from '../loading/retry-policy'
import { markPlain } from '../page-state'
import { isTranslatedByBrowser } from './is-translated-by-browser'
import { hydratedPages } from './pages'

/* The entry of the client: hydrates the prerendered page (docs/architecture.md, “Our own client”). */

const { lang } = document.documentElement

const waitForRetryEvent = () =>
  new Promise<unknown>((resolve) => {
    for (const name of retryEvents.split(' '))
      window.addEventListener(name, resolve, { capture: true, once: true })
  })

/**
 * Hydrates the page once everything is loaded. After a failure, reloads the page if the server has another release;
 * otherwise tries again at the next retry event.
 */
async function loadAndHydrate(root: HTMLElement, locale: Locale): Promise<void> {
  try {
    const renderPage = hydratedPages[root.dataset.hydrate as HydratedPage]
    const [{ hydrate }, tree, texts] = await Promise.all([
      // Imported dynamically, so that React DOM is evaluated in a task of its own.
      import('./hydrate'),
      renderPage({ locale }),
      loadDictionary(locale),
    ])
    if (isTranslatedByBrowser(root, texts)) markPlain()
    else hydrate(root, tree, markPlain)
  } catch {
    if (await reloadIfReplaced()) return
    markPlain()
    await waitForRetryEvent()
    return loadAndHydrate(root, locale)
  }
}

const root = document.querySelector<HTMLElement>('[data-hydrate]')
if (root && isLocale(lang)) loadAndHydrate(root, lang)
else markPlain()
