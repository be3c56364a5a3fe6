import { createJsonLoader } from './json-loader'
import { OtherReleaseError } from './page-release'
import { jsonFirstRetryDelayMs, jsonRetries, jsonTimeoutMs, maxParallelJsonRequests } from './retry-policy'

const url = '/locales/fr/translation.json'
const respond = (status: number, body = '{}') =>
  ({ ok: status < 400, status, text: async () => body }) as Response

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
const warn = jest.spyOn(console, 'warn')
const realFetch = globalThis.fetch

/** Answers requests in this order; the last answer is repeated. */
function answerWith(...answers: (Response | Error)[]) {
  fetchMock.mockImplementation(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error) throw next
    return next as Response
  })
}

/** Lets the time pass until a promise settles; returns its value or its error, and after how many milliseconds. */
async function settle(promise: Promise<unknown>) {
  const start = Date.now()
  const settled = promise
    .then(
      (value) => ({ value }),
      (error: Error) => ({ error }),
    )
    .then((result) => ({ ...result, after: Date.now() - start }))
  await jest.runAllTimersAsync()
  return settled
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { fetch: fetchMock.mockReset() })
  warn.mockReset()
  // Jest's fake clock does not move the real one.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
})
afterAll(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { fetch: realFetch })
})

const network = new TypeError('network')

test.each([
  ['a 5xx status', respond(503), `failed loading ${url}; status code: 503`],
  ['no status', network, `failed loading ${url}`],
])('retries after %s, with a doubling delay, and then warns once', async (_, failure, message) => {
  answerWith(failure)
  const times: number[] = []
  const request = fetchMock.getMockImplementation()
  fetchMock.mockImplementation((...parts) => {
    times.push(Date.now())
    return request?.(...parts) as Promise<Response>
  })
  const load = createJsonLoader()
  const calls = [load(url), load(url)]
  expect(await settle(Promise.allSettled(calls))).toMatchObject({
    value: calls.map(() => ({ reason: { message } })),
  })
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(
    Array.from({ length: jsonRetries }, (_, retry) => jsonFirstRetryDelayMs * 2 ** retry),
  )
  expect(warn.mock.calls).toEqual([[message]])
})

test('resolves when a retry succeeds, which the cache may answer only if the network did not', async () => {
  answerWith(network, respond(500), respond(200, '{"a":1}'))
  expect(await settle(createJsonLoader()(url))).toEqual({ value: { a: 1 }, after: jsonFirstRetryDelayMs * 3 })
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'force-cache', undefined])
})

test.each([
  ...[404, 429].map((status) => [respond(status), `failed loading ${url}; status code: ${status}`] as const),
  ...['', 'null', '[1]', '1', '<html>', '{"a":'].map(
    (body) => [respond(200, body), `failed parsing ${url} to json`] as const,
  ),
])('does not retry a 4xx status or an invalid body (%#)', async (response, message) => {
  answerWith(response)
  expect(await settle(createJsonLoader()(url))).toMatchObject({
    error: { message },
    after: 0,
  })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

/** A promise that rejects when the signal aborts, as `fetch` and `text()` do. */
const untilAborted = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test.each([
  ['no response', untilAborted],
  [
    'an unfinished body',
    async (options: RequestInit) => ({ ...respond(200), text: () => untilAborted(options) }),
  ],
])('aborts a request with %s after the time limit, and retries', async (_, hang) => {
  answerWith(respond(200))
  fetchMock.mockImplementationOnce((_url, options) => hang(options))
  expect(await settle(createJsonLoader()(url))).toEqual({
    value: {},
    after: jsonTimeoutMs + jsonFirstRetryDelayMs,
  })
})

test('concurrent and later calls share a request, unless it failed', async () => {
  answerWith(respond(404), respond(200))
  const load = createJsonLoader()
  await settle(Promise.allSettled([load(url), load(url)]))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await settle(Promise.all([load(url), load(url)]))
  await settle(load(url))
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('sends so many requests in parallel and queues the rest; a delay before a retry is not one of them', async () => {
  const answers: ((response: Response) => void)[] = []
  fetchMock.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const load = createJsonLoader()
  const all = Promise.all(
    Array.from({ length: maxParallelJsonRequests + 2 }, (_, index) => load(`/${index}.json`)),
  )
  const countAfter = async (response?: Response) => {
    if (response) answers.shift()?.(response)
    await jest.advanceTimersByTimeAsync(0)
    return fetchMock.mock.calls.length
  }
  expect(await countAfter()).toBe(maxParallelJsonRequests)
  expect(await countAfter(respond(200))).toBe(maxParallelJsonRequests + 1)
  expect(await countAfter(respond(500))).toBe(maxParallelJsonRequests + 2)
  for (const answer of answers.splice(0)) answer(respond(200))
  fetchMock.mockResolvedValue(respond(200))
  expect(await settle(all)).toMatchObject({ after: jsonFirstRetryDelayMs })
})

describe('on a page of release b', () => {
  const ofRelease = (release?: string) => respond(200, JSON.stringify({ release, hero: {} }))
  beforeEach(() => {
    document.documentElement.dataset.release = 'b'
  })
  afterEach(() => {
    delete document.documentElement.dataset.release
  })

  test.each(['a', undefined])('replaces a cached file of release %s', async (release) => {
    answerWith(ofRelease(release), ofRelease('b'))
    expect(await settle(createJsonLoader()(url))).toMatchObject({ value: { release: 'b' } })
    expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual([undefined, 'reload'])
  })

  test('rejects with a file of another release, and requests it again when asked again', async () => {
    answerWith(ofRelease('c'), ofRelease('c'), ofRelease('b'))
    const load = createJsonLoader()
    const { error } = (await settle(load(url))) as { error: Error }
    expect(error).toBeInstanceOf(OtherReleaseError)
    expect(error).toMatchObject({ message: expect.stringContaining(url), value: { release: 'c', hero: {} } })
    expect(await settle(load(url))).toMatchObject({ value: { release: 'b' } })
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })
})
