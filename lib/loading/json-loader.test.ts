/** @jest-environment jsdom */
import { createJsonLoader } from './json-loader'
import { OtherReleaseError } from './release'

const url = '/locales/fr/translation.json'
const createResponse = (status: number, body = '') =>
  ({ ok: status < 400, status, text: async () => body }) as Response

function createLoaderWithResponses(...responses: (Response | Error)[]) {
  const delays: number[] = []
  const fetch = jest.fn(async (_url: string, _signal: AbortSignal, _cache?: RequestCache) => {
    const next = responses.length > 1 ? responses.shift() : responses[0]
    if (next instanceof Error) throw next
    return next as Response
  })
  const delay = async (milliseconds: number) => {
    delays.push(milliseconds)
  }
  const warn = jest.fn()
  return { load: createJsonLoader({ fetch, delay, warn }), fetch, delays, warn }
}

describe('createJsonLoader', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    // Jest's fake clock does not move the real one.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    })
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => jest.useRealTimers())

  test.each([
    ['a 5xx status', createResponse(503)],
    ['no status', new TypeError('network')],
  ])('retries five times after %s, with a doubling delay', async (_, failure) => {
    const { load, fetch, delays } = createLoaderWithResponses(failure)
    await expect(load(url)).rejects.toThrow(`failed loading ${url}`)
    expect(fetch).toHaveBeenCalledTimes(6)
    expect(delays).toEqual([350, 700, 1400, 2800, 5600])
  })

  test('resolves when a retry succeeds', async () => {
    const { load, delays } = createLoaderWithResponses(
      createResponse(500),
      new TypeError('network'),
      createResponse(200, '{}'),
    )
    await expect(load(url)).resolves.toEqual({})
    expect(delays).toEqual([350, 700])
  })

  test.each([404, 429])('rejects at once after status %d', async (status) => {
    const { load, fetch } = createLoaderWithResponses(createResponse(status))
    await expect(load(url)).rejects.toThrow(`failed loading ${url}; status code: ${status}`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each(['', 'null', '[1]', '1', '<html>', '{"a":'])('rejects the body %j', async (body) => {
    const { load, fetch } = createLoaderWithResponses(createResponse(200, body))
    await expect(load(url)).rejects.toThrow(`failed parsing ${url} to json`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('rejects an object without a required key, and names the key', async () => {
    const { load } = createLoaderWithResponses(createResponse(200, '{"meta":{}}'))
    await expect(load(url, ['meta', 'hero'])).rejects.toThrow(`failed parsing ${url} to json; it lacks hero`)
  })

  describe('on a page of release b', () => {
    const createRelease = (release: string | undefined) =>
      createResponse(200, JSON.stringify({ release, hero: {} }))
    beforeEach(() => {
      document.documentElement.dataset.release = 'b'
    })
    afterEach(() => {
      delete document.documentElement.dataset.release
    })

    test('requests a file of release b once', async () => {
      const { load, fetch } = createLoaderWithResponses(createRelease('b'))
      await expect(load(url)).resolves.toMatchObject({ release: 'b' })
      expect(fetch.mock.calls).toEqual([[url, expect.any(AbortSignal), undefined]])
    })

    test.each(['a', undefined])('replaces a cached file of release %s', async (release) => {
      const { load, fetch } = createLoaderWithResponses(createRelease(release), createRelease('b'))
      await expect(load(url)).resolves.toMatchObject({ release: 'b' })
      expect(fetch).toHaveBeenLastCalledWith(url, expect.any(AbortSignal), 'reload')
    })

    test('rejects with the file if it is of another release, even if a required key is missing', async () => {
      const { load, fetch } = createLoaderWithResponses(createRelease('c'))
      const error = await load(url, ['meta']).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(OtherReleaseError)
      expect(error).toMatchObject({
        message: expect.stringContaining(url),
        value: { release: 'c', hero: {} },
      })
      expect(fetch).toHaveBeenCalledTimes(2)
    })

    test('requests a file of another release again when asked again', async () => {
      const { load } = createLoaderWithResponses(createRelease('c'), createRelease('c'), createRelease('b'))
      await expect(load(url)).rejects.toThrow(OtherReleaseError)
      await expect(load(url)).resolves.toMatchObject({ release: 'b' })
    })
  })

  /** A promise that rejects when the signal aborts, as `fetch` and `text()` do. */
  const pendingUntil = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

  test.each([
    ['no response', pendingUntil],
    [
      'an unfinished body',
      async (signal: AbortSignal) => ({ ...createResponse(200), text: () => pendingUntil(signal) }),
    ],
  ])('aborts a request with %s after ten seconds, and retries', async (_, respond) => {
    const signals: AbortSignal[] = []
    const fetch = async (_url: string, signal: AbortSignal) => {
      signals.push(signal)
      return signals.length === 1 ? respond(signal) : createResponse(200, '{}')
    }
    const load = createJsonLoader({ fetch, delay: async () => undefined, warn: jest.fn() })
    const loaded = load(url)
    await jest.advanceTimersByTimeAsync(9_999)
    expect(signals).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    await expect(loaded).resolves.toEqual({})
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test.each([
    ['failed loading', createResponse(404), `failed loading ${url}; status code: 404`],
    ['failed parsing', createResponse(200, '<html>'), `failed parsing ${url} to json`],
  ])('warns once about a file with the error %s', async (_, failure, message) => {
    const { load, warn } = createLoaderWithResponses(failure)
    await Promise.allSettled([load(url), load(url)])
    expect(warn.mock.calls).toEqual([[message]])
  })

  test('shares one request between concurrent calls and keeps its result', async () => {
    const { load, fetch } = createLoaderWithResponses(createResponse(200, '{}'))
    await Promise.all([load(url), load(url)])
    await load(url)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('requests a failed file again at the next call', async () => {
    const { load } = createLoaderWithResponses(createResponse(404), createResponse(200, '{}'))
    await expect(load(url)).rejects.toThrow()
    await expect(load(url)).resolves.toEqual({})
  })

  test('sends ten requests in parallel and queues the rest', async () => {
    const open: (() => void)[] = []
    const fetch = () =>
      new Promise<Response>((resolve) => open.push(() => resolve(createResponse(200, '{}'))))
    const load = createJsonLoader({ fetch, delay: async () => undefined, warn: jest.fn() })
    const all = Array.from({ length: 12 }, (_, index) => load(`/${index}.json`))
    await Promise.resolve()
    expect(open).toHaveLength(10)
    open[0]?.()
    await all[0]
    await Promise.resolve()
    expect(open).toHaveLength(11)
    open[1]?.()
    await all[1]
    for (const finish of open) finish()
    await all[10]
    for (const finish of open) finish()
    await Promise.all(all)
  })

  test('uses fetch, setTimeout and console.warn by default', async () => {
    const fetch = jest.fn(async () => createResponse(503))
    const realFetch = globalThis.fetch
    Object.assign(globalThis, { fetch })
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failed = createJsonLoader()(url).catch((error: Error) => error.message)
    await jest.advanceTimersByTimeAsync(349)
    expect(fetch).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(fetch.mock.calls).toEqual([1, 2].map(() => [url, { signal: expect.any(AbortSignal) }]))
    await jest.runAllTimersAsync()
    expect(await failed).toBe(`failed loading ${url}; status code: 503`)
    expect(warn.mock.calls).toEqual([[await failed]])
    warn.mockRestore()
    Object.assign(globalThis, { fetch: realFetch })
  })

  test('ignores the body of an error response, and keeps the cause of a network error', async () => {
    const text = jest.fn(async () => '')
    await expect(createLoaderWithResponses({ ...createResponse(404), text }).load(url)).rejects.toThrow()
    expect(text).not.toHaveBeenCalled()
    const cause = new TypeError('network')
    await expect(createLoaderWithResponses(cause).load(url)).rejects.toMatchObject({ cause })
  })

  test('accepts keys beyond the required ones', async () => {
    const { load } = createLoaderWithResponses(createResponse(200, '{"meta":null,"hero":{}}'))
    await expect(load(url, ['meta'])).resolves.toEqual({ meta: null, hero: {} })
  })

  test('frees its slot during the delay before a retry', async () => {
    let endDelay: () => void = () => undefined
    const requested: string[] = []
    const fetch = async (address: string) => {
      requested.push(address)
      return address === '/slow.json' ? createResponse(500) : createResponse(200, '{}')
    }
    const delay = () => new Promise<void>((resolve) => (endDelay = resolve))
    const load = createJsonLoader({ fetch, delay, warn: jest.fn() })
    const slow = load('/slow.json')
    slow.catch(() => undefined)
    await Promise.all(Array.from({ length: 10 }, (_, index) => load(`/${index}.json`)))
    expect(requested).toHaveLength(11)
    endDelay()
  })
})
