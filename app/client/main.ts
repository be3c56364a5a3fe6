import { loadDictionary } from '#dictionaries'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import type { AppPage } from '@/lib/loading/page-scripts'
import { waitForRetryEvent } from '@/lib/loading/wait-for-retry-event'
import { apps } from './apps'
import { isTranslated } from './is-translated'

/*
 * Makes the prerendered page live. Until then, if something that it needs can't be loaded, and if the browser has
 * translated it, it stays plain HTML.
 * React DOM is a module of its own, so that it runs in a task of its own.
 */

const { lang, dataset } = document.documentElement
const markPlain = () => {
  dataset.plain = ''
}

/** Hydrates the page's tree once everything is loaded; what fails is loaded again at the next retry event. */
async function start(app: HTMLElement, locale: Locale): Promise<void> {
  try {
    const renderApp = apps[app.dataset.app as AppPage]
    const [{ hydrate }, tree, texts] = await Promise.all([
      import('./hydrate'),
      renderApp({ locale }),
      loadDictionary(locale),
    ])
    if (isTranslated(app, texts)) markPlain()
    else hydrate(app, tree, markPlain)
  } catch {
    markPlain()
    await waitForRetryEvent()
    return start(app, locale)
  }
}

const app = document.querySelector<HTMLElement>('[data-app]')
if (app && isLocale(lang)) start(app, lang)
else markPlain()
