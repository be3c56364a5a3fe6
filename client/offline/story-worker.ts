/// <reference lib="webworker" />
import { withBasePath } from '@/lib/base-path'
import { normalizePageUrl } from '@/lib/normalize-page-url'
import {
  getStoryCacheName,
  type KeepOutcome,
  type KeptFile,
  type KeptFiles,
  storyWorkerPath,
  storyWorkerScope,
} from '@/lib/story/kept-story'
import { workerNetworkTimeoutMs } from '../loading/retry-policy'
import { withTimeout } from '../loading/with-timeout'

/*
 * The service worker that keeps the story (docs/architecture.md, “The kept story”). keep-story.ts registers it when the
 * visitor asks for it.
 */

declare const self: ServiceWorkerGlobalScope
/** Defined by the build (scripts/export/story-worker.ts). */
declare const KEPT_FILES: KeptFiles

const { version, shared, languages } = KEPT_FILES
const pages = Object.values(languages).map(([[url]]) => url)
const urls = new Set([...Object.values(languages).flat(), ...shared].map(([url]) => url))
/** Client ids of pages that came from the cache, whose other files must be of the same release. */
const keptClients = new Set<string>()

const isStoryCache = (name: string) => name.startsWith(storyWorkerScope)
const getCacheName = (locale: string) => getStoryCacheName(locale, version)

async function storeFile(cache: Cache, [url, integrity]: KeptFile): Promise<void> {
  // The hash prevents a set of files from different releases.
  const response = await fetch(url, { integrity, cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url} has status ${response.status}`)
  // A copy, because browsers refuse pages that a host has redirected.
  await cache.put(url, new Response(response.body, response))
}

/** Stores all files of a language, or none. */
async function keepLanguage(locale: string): Promise<void> {
  const [page, dictionary] = languages[locale] ?? []
  if (!page || !dictionary) throw new Error(`The story has no language ${locale}`)
  const cacheName = getCacheName(locale)
  if (await caches.match(page[0], { cacheName })) return
  try {
    const cache = await caches.open(cacheName)
    await Promise.all([dictionary, ...shared].map((file) => storeFile(cache, file)))
    // Last, so that a cache with a page is complete.
    await storeFile(cache, page)
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

/** Finds a file in the complete caches of this release. */
async function findKept(url: string): Promise<Response | undefined> {
  for (const [locale, [[page]]] of Object.entries(languages)) {
    const options = { cacheName: getCacheName(locale) }
    const found = (await caches.match(page, options)) && (await caches.match(url, options))
    if (found) return found
  }
}

/** Answers from the network; with the kept file if that fails, takes too long or has a 5xx status. */
async function preferNetwork(request: Request, kept: Response | undefined): Promise<Response> {
  const network = fetch(request)
  if (!kept) return network
  const answer = await withTimeout(network, workerNetworkTimeoutMs).catch(() => kept)
  return answer.status < 500 ? answer : kept
}

async function answerPage({ request, resultingClientId }: FetchEvent, url: string): Promise<Response> {
  const kept = await findKept(url).catch(() => undefined)
  const answer = await preferNetwork(request, kept)
  if (answer === kept) keptClients.add(resultingClientId)
  return answer
}

async function answerFile({ request, clientId }: FetchEvent, url: string): Promise<Response> {
  const kept = await findKept(url).catch(() => undefined)
  // The names of files in that folder contain a hash of the content.
  const canUseKept = url.includes('/_next/static/') || keptClients.has(clientId)
  return kept && canUseKept ? kept : preferNetwork(request, kept)
}

async function deleteCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)))
}

/** Removes the worker and all files if the server no longer has the worker (docs/deploying.md, “The story's worker”). */
async function unregisterIfWithdrawn(): Promise<void> {
  const { status } = await fetch(withBasePath(storyWorkerPath), { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  await self.registration.unregister()
  await deleteCaches(isStoryCache)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    const page = pages.find((url) => normalizePageUrl(url) === normalizePageUrl(pathname))
    if (!page) return
    event.respondWith(answerPage(event, page))
    event.waitUntil(unregisterIfWithdrawn().catch(() => undefined))
    // A page requested by a script must come from the server: reload-once.ts checks whether there is a newer one.
  } else if (urls.has(pathname) && !pages.includes(pathname)) event.respondWith(answerFile(event, pathname))
})

/** Keeps the languages that the previous release keeps. If that fails, the browser stays with the previous release. */
async function keepSameLanguages(): Promise<void> {
  const names = await caches.keys()
  const kept = Object.keys(languages).filter((locale) =>
    names.some((name) => name.startsWith(getStoryCacheName(locale))),
  )
  await Promise.all(kept.map(keepLanguage))
}

self.addEventListener('install', (event) => event.waitUntil(keepSameLanguages()))

// Happens once no page of the previous release is open.
self.addEventListener('activate', (event) => {
  const current = Object.keys(languages).map(getCacheName)
  const isOld = (name: string) => isStoryCache(name) && !current.includes(name)
  event.waitUntil(Promise.all([deleteCaches(isOld), self.clients.claim()]))
})

/** Keeps the language that the page asks for, and sends it the outcome. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const keep = keepLanguage(event.data).then(
    (): KeepOutcome => 'kept',
    (error: Error): KeepOutcome => (error.name === 'QuotaExceededError' ? 'full' : 'failed'),
  )
  event.waitUntil(
    keep.then((outcome) => {
      // The page needs this release, even if another open page uses the previous one.
      if (outcome === 'kept') self.skipWaiting()
      event.ports[0]?.postMessage(outcome)
    }),
  )
})
