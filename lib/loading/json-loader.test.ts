import { createLoader } from './json-loader'

const url = '/locales/fr/translation.json'
const answer = (status: number, body = '') =>
  ({ ok: status < 400, status, text: async () => body }) as Response

function loaderAnswering(...answers: (Response | Error)[]) {
  const waits: number[] = []
  const fetch = jest.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error) throw next
    return next as Response
  })
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const warn = jest.fn()
  return { load: createLoader({ fetch, wait, warn }), fetch, waits, warn }
}

describe('loading a dictionary', () => {
  beforeEach(() => jest.useFakeTimers())
  afterAll(() => jest.useRealTimers())

  test.each([
    ['a 5xx status', answer(503)],
    ['no status', new TypeError('network')],
  ])('tries five times more after %s, waiting twice as long each time', async (_, failure) => {
    const { load, fetch, waits } = loaderAnswering(failure)
    await expect(load(url)).rejects.toThrow(`failed loading ${url}`)
    expect(fetch).toHaveBeenCalledTimes(6)
    expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  })

  test('succeeds when a retry does', async () => {
    const { load, waits } = loaderAnswering(answer(500), new TypeError('network'), answer(200, '{}'))
    await expect(load(url)).resolves.toEqual({})
    expect(waits).toEqual([350, 700])
  })

  test.each([404, 429])('gives up at once on status %d and says so', async (status) => {
    const { load, fetch } = loaderAnswering(answer(status))
    await expect(load(url)).rejects.toThrow(`failed loading ${url}; status code: ${status}`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each(['', 'null', '[1]', '1', '<html>', '{"a":'])('rejects the body %j', async (body) => {
    const { load, fetch } = loaderAnswering(answer(200, body))
    await expect(load(url)).rejects.toThrow(`failed parsing ${url} to json`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('rejects an object without a required key, and names the key', async () => {
    const { load } = loaderAnswering(answer(200, '{"meta":{}}'))
    await expect(load(url, ['meta', 'hero'])).rejects.toThrow(`failed parsing ${url} to json; it lacks hero`)
  })

  test('treats a request without a response after ten seconds as no status, and aborts it', async () => {
    const signals: AbortSignal[] = []
    const fetch = (_: string, signal: AbortSignal) => {
      signals.push(signal)
      return signals.length === 1
        ? new Promise<Response>(() => undefined)
        : Promise.resolve(answer(200, '{}'))
    }
    const load = createLoader({ fetch, wait: async () => undefined, warn: jest.fn() })
    const loaded = load(url)
    await jest.advanceTimersByTimeAsync(9_999)
    expect(signals).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    await expect(loaded).resolves.toEqual({})
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('treats a body that never ends in the same way', async () => {
    const stuck = { ok: true, status: 200, text: () => new Promise<string>(() => undefined) } as Response
    const { load, fetch } = loaderAnswering(stuck, answer(200, '{}'))
    const loaded = load(url)
    await jest.advanceTimersByTimeAsync(10_000)
    await expect(loaded).resolves.toEqual({})
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['failed loading', answer(404), `failed loading ${url}; status code: 404`],
    ['failed parsing', answer(200, '<html>'), `failed parsing ${url} to json`],
  ])('warns once of a file that %s', async (_, failure, message) => {
    const { load, warn } = loaderAnswering(failure)
    await Promise.allSettled([load(url), load(url)])
    expect(warn.mock.calls).toEqual([[message]])
  })

  test('shares one request between concurrent calls and keeps its result', async () => {
    const { load, fetch } = loaderAnswering(answer(200, '{}'))
    await Promise.all([load(url), load(url)])
    await load(url)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('requests a file that failed again', async () => {
    const { load } = loaderAnswering(answer(404), answer(200, '{}'))
    await expect(load(url)).rejects.toThrow()
    await expect(load(url)).resolves.toEqual({})
  })

  test('reads ten at once and lets the others queue', async () => {
    const open: (() => void)[] = []
    const fetch = () => new Promise<Response>((resolve) => open.push(() => resolve(answer(200, '{}'))))
    const load = createLoader({ fetch, wait: async () => undefined, warn: jest.fn() })
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

  test('in a browser, asks by fetch, waits by the clock and warns on the console', async () => {
    const fetch = jest.fn(async () => answer(503))
    const before = globalThis.fetch
    Object.assign(globalThis, { fetch })
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failed = createLoader()(url).catch((error: Error) => error.message)
    await jest.advanceTimersByTimeAsync(349)
    expect(fetch).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(fetch.mock.calls).toEqual([1, 2].map(() => [url, { signal: expect.any(AbortSignal) }]))
    await jest.runAllTimersAsync()
    expect(await failed).toBe(`failed loading ${url}; status code: 503`)
    expect(warn.mock.calls).toEqual([[await failed]])
    warn.mockRestore()
    Object.assign(globalThis, { fetch: before })
  })

  test('does not read the body of a refusal, and tells why there was no answer', async () => {
    const text = jest.fn(async () => '')
    await expect(loaderAnswering({ ...answer(404), text }).load(url)).rejects.toThrow()
    expect(text).not.toHaveBeenCalled()
    const cause = new TypeError('network')
    await expect(loaderAnswering(cause).load(url)).rejects.toMatchObject({ cause })
  })

  test('returns the object in the file, which may hold more than it must', async () => {
    const { load } = loaderAnswering(answer(200, '{"meta":null,"hero":{}}'))
    await expect(load(url, ['meta'])).resolves.toEqual({ meta: null, hero: {} })
  })

  test('releases its slot while it waits for a retry', async () => {
    let finishWait: () => void = () => undefined
    const requested: string[] = []
    const fetch = async (address: string) => {
      requested.push(address)
      return address === '/slow.json' ? answer(500) : answer(200, '{}')
    }
    const wait = () => new Promise<void>((resolve) => (finishWait = resolve))
    const load = createLoader({ fetch, wait, warn: jest.fn() })
    const slow = load('/slow.json')
    slow.catch(() => undefined)
    await Promise.all(Array.from({ length: 10 }, (_, index) => load(`/${index}.json`)))
    expect(requested).toHaveLength(11)
    finishWait()
  })
})
