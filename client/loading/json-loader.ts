import { getPageRelease, OtherReleaseError } from './page-release'
import { jsonFirstRetryDelayMs, jsonRetries, jsonTimeoutMs, maxParallelJsonRequests } from './retry-policy'

type RequestResult = { value: object } | { error: Error; isRetryable: boolean; retryCache?: RequestCache }

/**
 * Creates a function that loads JSON objects (docs/behaviour.md, “Translation files”). Calls for the same URL share a
 * request; after a failure, the next call requests the file again.
 */
export function createJsonLoader() {
  const cache = new Map<string, Promise<object>>()
  const queue: (() => void)[] = []
  let activeRequests = 0

  async function acquireSlot(): Promise<void> {
    if (activeRequests < maxParallelJsonRequests) activeRequests += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function releaseSlot(): void {
    const startNext = queue.shift()
    if (startNext) startNext()
    else activeRequests -= 1
  }

  async function request(url: string, cache?: RequestCache): Promise<RequestResult> {
    let response: Response
    let body: string
    try {
      // The time limit includes the body.
      response = await fetch(url, { signal: AbortSignal.timeout?.(jsonTimeoutMs), cache })
      body = response.ok ? await response.text() : ''
    } catch (cause) {
      const error = new Error(`failed loading ${url}`, { cause })
      // Without a network, the retry takes what has been prefetched.
      return { error, isRetryable: true, retryCache: 'force-cache' }
    }
    if (!response.ok) {
      const error = new Error(`failed loading ${url}; status code: ${response.status}`)
      return { error, isRetryable: response.status >= 500 }
    }
    const value = parseObject(body)
    return value ? { value } : { error: new Error(`failed parsing ${url} to json`), isRetryable: false }
  }

  async function requestWithRetries(url: string, cache?: RequestCache): Promise<object> {
    let nextCache = cache
    for (let retry = 0; ; retry += 1) {
      await acquireSlot()
      const result = await request(url, nextCache).finally(releaseSlot)
      if ('value' in result) return result.value
      if (!result.isRetryable || retry === jsonRetries) throw result.error
      nextCache = cache ?? result.retryCache
      await new Promise((resolve) => setTimeout(resolve, jsonFirstRetryDelayMs * 2 ** retry))
    }
  }

  async function requestOfPageRelease(url: string): Promise<object> {
    const isOfPage = (value: object) => Reflect.get(value, 'release') === getPageRelease()
    let value = await requestWithRetries(url)
    // A cache may have kept the file of an earlier release.
    if (!isOfPage(value)) value = await requestWithRetries(url, 'reload')
    if (!isOfPage(value)) throw new OtherReleaseError(url, value)
    return value
  }

  /**
   * Loads one JSON object. Rejects with an error that names the URL; with an OtherReleaseError if the object belongs to
   * another release than the page.
   */
  return function loadJson(url: string): Promise<object> {
    let promise = cache.get(url)
    if (!promise) {
      promise = requestOfPageRelease(url)
      cache.set(url, promise)
      promise.catch((error: Error) => {
        cache.delete(url)
        console.warn(error.message)
      })
    }
    return promise
  }
}

/** Parses a JSON object. Returns undefined for invalid JSON and for any other value. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
