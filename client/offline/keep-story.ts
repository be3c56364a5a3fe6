import type { KeepOutcome } from '@/lib/story/kept-story'
import { keepTimeoutMs } from '../loading/retry-policy'
import { withTimeout } from '../loading/with-timeout'

/*
 * Keeps the story on the device, and removes it. In a chunk that is loaded for those who ask for it; it imports no module
 * with URLs, because the bundler would then split the scripts that every visitor loads.
 */

/** Where the kept story is. */
export interface KeptStory {
  /** URL of the service worker. */
  worker: string
  /** What the worker answers for; the names of its caches begin with it. */
  scope: string
  /** URL of the story's page in the language that is kept. */
  page: string
}

const listCaches = async ({ scope }: KeptStory) =>
  (await caches.keys()).filter((name) => name.startsWith(scope))

/**
 * Reads whether the story is kept. `evicted`: the browser has removed what was kept; then the worker, which has nothing
 * left to do, goes too. `none`: another language is kept.
 */
export async function readKept(story: KeptStory): Promise<'kept' | 'evicted' | 'none'> {
  // The page is stored last, so it is in complete sets only.
  if (await caches.match(story.page)) return 'kept'
  if ((await listCaches(story)).length > 0) return 'none'
  await removeStory(story)
  return 'evicted'
}

/** Asks the newest worker to keep a language. */
async function askWorker(locale: string, { worker: url, scope }: KeptStory): Promise<KeepOutcome> {
  const registration = await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' })
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
export async function keepStory(locale: string, story: KeptStory): Promise<KeepOutcome> {
  const outcome = await askWorker(locale, story).catch((error: Error): KeepOutcome => {
    // Browsers name it differently.
    const isBlocked = ['SecurityError', 'NotSupportedError'].includes(error.name)
    return isBlocked ? 'blocked' : 'failed'
  })
  // Ignores what a browser refuses that blocks storage.
  if (outcome !== 'kept') await readKept(story).catch(() => undefined)
  return outcome
}

/** Removes all that is kept, in every language, and the worker. */
export async function removeStory(story: KeptStory): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(story.scope)
  await registration?.unregister()
  for (const name of await listCaches(story)) await caches.delete(name)
}
