import { loadDictionary } from '#dictionaries'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { AppPage } from '@/lib/page-scripts'
import { reloadIfReplaced } from '../loading/reload-once'
import { waitForRetryEvent } from '../loading/wait-for-retry-event'
import { apps } from './apps'
import { isTranslatedByBrowser } from './is-translated-by-browser'

/*
 * Entry of the client: hydrates the prerendered page. The page stays plain HTML until then, while something that
 * hydration needs can't be loaded, and if the browser has translated it. A page of an earlier release is loaded anew.
 * hydrate.ts is imported dynamically, so that React DOM is evaluated in a task of its own.
 */

const { lang, dataset } = document.documentElement
const markPlain = () => {
  dataset.plain = ''
}

/**
 * Hydrates the app once everything is loaded, all of it of the page's release. After a failure, loads the page anew if it
 * has been replaced; otherwise tries again at the next retry event.
 */
async function loadAndHydrate(app: HTMLElement, locale: Locale): Promise<void> {
  try {
    const renderApp = apps[app.dataset.app as AppPage]
    const [{ hydrate }, tree, texts] = await Promise.all([
      import('./hydrate'),
      renderApp({ locale }),
      loadDictionary(locale),
    ])
    if (isTranslatedByBrowser(app, texts)) markPlain()
    else hydrate(app, tree, markPlain)
  } catch {
    if (await reloadIfReplaced()) return
    markPlain()
    await waitForRetryEvent()
    return loadAndHydrate(app, locale)
  }
}

const app = document.querySelector<HTMLElement>('[data-app]')
if (app && isLocale(lang)) loadAndHydrate(app, lang)
else markPlain()
