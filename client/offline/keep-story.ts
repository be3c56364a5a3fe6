import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { getFreeStoryHref } from '@/lib/pages'
import { isStoryCache, type KeepOutcome, storyWorkerPath, storyWorkerScope } from '@/lib/story/kept-story'
import { keepTimeoutMs } from '../loading/retry-policy'
import { withTimeout } from '../loading/with-timeout'

/* Keeps the story on the device, and removes it. A chunk of its own, for those who ask for it. */

const listCaches = async () => (await caches.keys()).filter(isStoryCache)

/**
 * Reads whether the story is kept in a language. `evicted`: the browser has removed what was kept; then the worker, which
 * has nothing left to do, goes too.
 */
export async function readKept(locale: Locale): Promise<'kept' | 'evicted' | 'none'> {
  // The page is stored last, so it is in complete sets only.
  if (await caches.match(getFreeStoryHref(locale), { ignoreVary: true })) return 'kept'
  if ((await listCaches()).length > 0) return 'none'
  await removeStory()
  return 'evicted'
}

/** Asks the newest worker to keep a language. */
async function askWorker(locale: Locale): Promise<KeepOutcome> {
  const registration = await navigator.serviceWorker.register(withBasePath(storyWorkerPath), {
    scope: storyWorkerScope,
    updateViaCache: 'none',
  })
  // A worker that is there already may be of an earlier release than the page.
  if (registration.active) await registration.update()
  const worker = registration.installing ?? registration.waiting ?? registration.active
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<KeepOutcome>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker?.postMessage(locale, [port2])
  return withTimeout(answer, keepTimeoutMs)
}

/** Keeps the story in a language. If it can't, nothing of it stays. Never rejects. */
export async function keepStory(locale: Locale): Promise<KeepOutcome> {
  try {
    const outcome = await askWorker(locale)
    if (outcome !== 'kept' && (await listCaches()).length === 0) await removeStory()
    return outcome
  } catch (error) {
    // Chromium and Firefox name it differently.
    const isBlocked = ['SecurityError', 'NotSupportedError'].includes((error as Error).name)
    return isBlocked ? 'blocked' : 'failed'
  }
}

/** Removes all that is kept, in every language, and the worker. */
export async function removeStory(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(storyWorkerScope)
  await registration?.unregister()
  for (const name of await listCaches()) await caches.delete(name)
}
