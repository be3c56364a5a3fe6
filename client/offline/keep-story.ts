import type { KeepOutcome } from '@/lib/story/kept-story'
import { keepTimeoutMs } from '../loading/retry-policy'
import { withTimeout } from '../loading/with-timeout'

/*
 * Keeps the story on the device, and removes it. A chunk of its own. Callers pass the URLs, because if this module
 * imported lib/pages.ts, the bundler would split the scripts that every visitor loads.
 */

/** URLs of the kept story. */
export interface KeptStory {
  worker: string
  /** The worker's scope, with which the names of its caches begin. */
  scope: string
  /** The story's page in the language to keep. */
  page: string
}

const listCaches = async ({ scope }: KeptStory) =>
  (await caches.keys()).filter((name) => name.startsWith(scope))

/**
 * Reads whether the story is kept in its page's language. Removes the worker if no files are left.
 * @returns `none` if only another language is kept; `evicted` if the browser has removed all files
 */
export async function checkKept(story: KeptStory): Promise<'kept' | 'evicted' | 'none'> {
  // The worker stores the page last, so a set with a page is complete.
  if (await caches.match(story.page)) return 'kept'
  if ((await listCaches(story)).length > 0) return 'none'
  await removeStory(story)
  return 'evicted'
}

/** Asks the newest worker to keep a language. */
async function askWorker(locale: string, { worker: url, scope }: KeptStory): Promise<KeepOutcome> {
  const registration = await navigator.serviceWorker.register(url, { scope, updateViaCache: 'none' })
  // A worker that is active already may belong to an earlier release than the page.
  if (registration.active) await registration.update()
  const worker = registration.installing ?? registration.waiting ?? registration.active
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<KeepOutcome>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker?.postMessage(locale, [port2])
  return withTimeout(answer, keepTimeoutMs)
}

/** Keeps the story in a language: all of it or nothing. Never rejects. */
export async function keepStory(locale: string, story: KeptStory): Promise<KeepOutcome> {
  const outcome = await askWorker(locale, story).catch((error: Error): KeepOutcome => {
    const isBlocked = ['SecurityError', 'NotSupportedError'].includes(error.name)
    return isBlocked ? 'blocked' : 'failed'
  })
  // Removes a worker without files. A browser that blocks storage rejects this too.
  if (outcome !== 'kept') await checkKept(story).catch(() => undefined)
  return outcome
}

/** Removes the worker and all files, in every language. */
export async function removeStory(story: KeptStory): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(story.scope)
  await registration?.unregister()
  for (const name of await listCaches(story)) await caches.delete(name)
}
