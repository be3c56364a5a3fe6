/// <reference lib="webworker" />
import { withBasePath } from '@/lib/base-path'
import { normalizePage } from '@/lib/normalize-page'
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
 * The service worker that keeps the story (docs/architecture.md, “The kept story”). An entry of its own, which
 * client/offline/keep-story.ts registers when the visitor asks for it.
 */

declare const self: ServiceWorkerGlobalScope
/** Written by the build (scripts/export/story-worker.ts). */
declare const KEPT_FILES: KeptFiles

const { version, shared, languages } = KEPT_FILES
const pages = Object.values(languages).map(([[url]]) => url)
const urls = new Set([...Object.values(languages).flat(), ...shared].map(([url]) => url))
/** Pages that were answered from the kept files, whose other files must be of the same release. By client id. */
const keptClients = new Set<string>()

const isStoryCache = (name: string) => name.startsWith(storyWorkerScope)
const getCacheName = (locale: string) => getStoryCacheName(locale, version)

async function storeFile(cache: Cache, [url, integrity]: KeptFile): Promise<void> {
  // With the hash, a server that has another release, or only a part of this one, gives no mixed set.
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
    // The last, so that a cache with a page is complete.
    await storeFile(cache, page)
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

/** Finds a file in the complete sets of this release. */
async function findKept(url: string): Promise<Response | undefined> {
  for (const [locale, [[page]]] of Object.entries(languages)) {
    const options = { cacheName: getCacheName(locale) }
    const found = (await caches.match(page, options)) && (await caches.match(url, options))
    if (found) return found
  }
}

/** The network's answer, or the kept one if it does not come in time or says that the server fails. */
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
  // Such a name contains a hash of the content.
  const isSame = url.includes('/_next/static/') || keptClients.has(clientId)
  return kept && isSame ? kept : preferNetwork(request, kept)
}

async function deleteCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isUnwanted).map((name) => caches.delete(name)))
}

/** Removes worker and files if the server no longer has the worker (docs/deploying.md, “The story's worker”). */
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
    const page = pages.find((url) => normalizePage(url) === normalizePage(pathname))
    if (!page) return
    event.respondWith(answerPage(event, page))
    event.waitUntil(unregisterIfWithdrawn().catch(() => undefined))
    // A script that asks for its own page asks whether there is a newer one.
  } else if (urls.has(pathname) && !pages.includes(pathname)) event.respondWith(answerFile(event, pathname))
})

/** A new release keeps the languages of the previous one; if it can't, the browser stays with the previous one. */
async function keepSameLanguages(): Promise<void> {
  const names = await caches.keys()
  const kept = Object.keys(languages).filter((locale) =>
    names.some((name) => name.startsWith(getStoryCacheName(locale))),
  )
  await Promise.all(kept.map(keepLanguage))
}

self.addEventListener('install', (event) => event.waitUntil(keepSameLanguages()))

// Once no page of the previous release is open.
self.addEventListener('activate', (event) => {
  const current = Object.keys(languages).map(getCacheName)
  const isOld = (name: string) => isStoryCache(name) && !current.includes(name)
  event.waitUntil(Promise.all([deleteCaches(isOld), self.clients.claim()]))
})

/** Keeps the language that the page asks for, and tells it what came of it. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const keep = keepLanguage(event.data).then(
    (): KeepOutcome => 'kept',
    (error: Error): KeepOutcome => (error.name === 'QuotaExceededError' ? 'full' : 'failed'),
  )
  event.waitUntil(
    keep.then((outcome) => {
      // The page wants this release, though another page may still be of the previous one.
      if (outcome === 'kept') self.skipWaiting()
      event.ports[0]?.postMessage(outcome)
    }),
  )
})
