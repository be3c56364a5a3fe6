// First, because rolldown keeps what the lazy chunks share in the entry only in this order (1 kB by gzip less).
import '@/lib/sections'
import { loadDictionary } from '#dictionaries'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { HydratedPage } from '@/lib/page-scripts'
import { reloadIfReplaced } from '../loading/reload-once'
import { retryEvents } from '../loading/retry-policy'
import { isTranslatedByBrowser } from './is-translated-by-browser'
import { hydratedPages } from './pages'

/*
 * Entry of the client: hydrates the prerendered page. The page stays plain HTML until then, while something that
 * hydration needs can't be loaded, and if the browser has translated it. A page of an earlier release is loaded anew.
 * hydrate.ts is imported dynamically, so that React DOM is evaluated in a task of its own.
 */

const { lang, dataset } = document.documentElement
const markPlain = () => {
  dataset.plain = ''
}

/** Resolves at the next event after which a retry may succeed, even if a handler stops its propagation. */
const waitForRetryEvent = () =>
  new Promise<unknown>((resolve) => {
    for (const name of retryEvents.split(' '))
      window.addEventListener(name, resolve, { capture: true, once: true })
  })

/**
 * Hydrates the page once everything is loaded, all of it of the page's release. After a failure, loads the page anew if it
 * has been replaced; otherwise tries again at the next retry event.
 */
async function loadAndHydrate(root: HTMLElement, locale: Locale): Promise<void> {
  try {
    const renderPage = hydratedPages[root.dataset.hydrate as HydratedPage]
    const [{ hydrate }, tree, texts] = await Promise.all([
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
