import { requestLimit, withDeadline } from './deadline'

/** Retries after the first attempt, and the wait before the first retry in milliseconds. */
const maxRetries = 5
const firstDelay = 350
const maxParallelReads = 10

interface Environment {
  fetch: (url: string, signal: AbortSignal) => Promise<Response>
  wait: (milliseconds: number) => Promise<void>
  /** Called with the message of a load that failed after all retries. */
  warn: (message: string) => void
}

const browser: Environment = {
  fetch: (url, signal) => fetch(url, { signal }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  warn: (message) => console.warn(message),
}

type Attempt = { value: object } | { error: Error; retryable: boolean }

/**
 * Creates a loader of JSON objects with the retries and limits of docs/behaviour.md, “Translation files”.
 * Concurrent calls for one URL share a request; its result is kept unless it failed.
 */
export function createLoader({ fetch, wait, warn }: Environment = browser) {
  const pending = new Map<string, Promise<object>>()
  const queue: (() => void)[] = []
  let activeReads = 0

  async function acquireSlot(): Promise<void> {
    if (activeReads < maxParallelReads) activeReads += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function releaseSlot(): void {
    const next = queue.shift()
    if (next) next()
    else activeReads -= 1
  }

  async function attempt(url: string, required: readonly string[]): Promise<Attempt> {
    const request = new AbortController()
    const readAll = async () => {
      const response = await fetch(url, request.signal)
      return { response, body: response.ok ? await response.text() : '' }
    }
    let answer: { response: Response; body: string }
    try {
      answer = await withDeadline(readAll(), requestLimit)
    } catch (cause) {
      request.abort()
      return { error: new Error(`failed loading ${url}`, { cause }), retryable: true }
    }
    const { response, body } = answer
    if (!response.ok) {
      const error = new Error(`failed loading ${url}; status code: ${response.status}`)
      return { error, retryable: response.status >= 500 }
    }
    const value = parseObject(body)
    const missingKey = value && required.find((key) => !(key in value))
    if (value && !missingKey) return { value }
    const reason = missingKey ? `; it lacks ${missingKey}` : ''
    return { error: new Error(`failed parsing ${url} to json${reason}`), retryable: false }
  }

  async function read(url: string, required: readonly string[]): Promise<object> {
    for (let retry = 0; ; retry += 1) {
      await acquireSlot()
      const result = await attempt(url, required).finally(releaseSlot)
      if ('value' in result) return result.value
      if (!result.retryable || retry === maxRetries) throw result.error
      await wait(firstDelay * 2 ** retry)
    }
  }

  /**
   * Loads one JSON object, which must have the required keys. Rejects with an error that names the URL and what is
   * wrong.
   */
  return function load(url: string, required: readonly string[] = []): Promise<object> {
    let promise = pending.get(url)
    if (!promise) {
      promise = read(url, required)
      pending.set(url, promise)
      promise.catch((error: Error) => {
        pending.delete(url)
        warn(error.message)
      })
    }
    return promise
  }
}

function parseObject(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
