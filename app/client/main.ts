import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { retrySignal } from '@/lib/retry-signal'
import { type AppPage, appId } from './app'
import { landingTree } from './landing'
import { storyTree } from './story'

/* Makes the prerendered page live. Until then, and if something that it needs can't be loaded, it stays plain HTML. */

// Both in one file: they share nearly all, and what they do not share is smaller than one more request.
const trees: Record<AppPage, (locale: Locale) => Promise<ReactNode>> = {
  landing: landingTree,
  story: storyTree,
}
const root = document.documentElement
const markPlain = () => {
  root.dataset.plain = ''
}

/** The page's tree, the same as the prerendered one. What fails is loaded again at the next retry signal. */
async function loadTree(page: AppPage, locale: Locale): Promise<ReactNode> {
  try {
    return await trees[page](locale)
  } catch {
    markPlain()
    await retrySignal()
    return loadTree(page, locale)
  }
}

async function start(app: HTMLElement, locale: Locale): Promise<void> {
  const tree = await loadTree(app.dataset.page as AppPage, locale)
  const html = app.innerHTML
  // A transition: React works in steps, between which the browser can respond to input.
  startTransition(() => {
    const reactRoot = hydrateRoot(app, tree, {
      // An error outside every error boundary: React removes the page, so its HTML is put back.
      onUncaughtError(error) {
        reportError(error)
        queueMicrotask(() => {
          reactRoot.unmount()
          app.innerHTML = html
          markPlain()
        })
      },
    })
  })
}

const app = document.getElementById(appId)
if (app && isLocale(root.lang)) start(app, root.lang)
