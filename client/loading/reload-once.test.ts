import { reloadAs, reloadIfReplaced, reloadOnce } from './reload-once'

let reloads = 0
const fetchMock = jest.fn()
/** The page was opened this way. */
const arriveBy = (type: string | undefined) =>
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) })
const page = (release: string) => `<html data-release="${release}"><div data-hydrate="landing">`

beforeEach(() => {
  reloads = 0
  arriveBy('navigate')
  document.documentElement.dataset.release = 'release-a'
  fetchMock.mockReset().mockResolvedValue({ text: async () => page('release-b') })
  AbortSignal.timeout ??= () => new AbortController().signal
  Object.assign(globalThis, { fetch: fetchMock })
  // jsdom cannot reload, and logs each attempt.
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (String(error).includes('navigation')) reloads += 1
  })
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['navigate', true],
  ['back_forward', true],
  ['reload', false],
  [undefined, false],
])('a page that was opened by %s reloads: %s', (type, expected) => {
  arriveBy(type)
  expect(reloadOnce()).toBe(expected)
  expect(reloads).toBe(expected ? 1 : 0)
})

test('reloads if the server has another release of the page, asked past the cache', async () => {
  expect(await reloadIfReplaced()).toBe(true)
  expect(fetchMock).toHaveBeenCalledWith('', { cache: 'no-cache', signal: expect.any(AbortSignal) })
  expect(reloads).toBe(1)
})

test.each([
  ['the same release', async () => ({ text: async () => page('release-a') })],
  ['a page that is not ours', async () => ({ text: async () => '<html>Log in' })],
  ['nothing', () => Promise.reject(new TypeError('network'))],
])('does not reload if the server sends %s', async (_, respond) => {
  fetchMock.mockImplementation(respond)
  expect(await reloadIfReplaced()).toBe(false)
  expect(reloads).toBe(0)
})

test('another language’s page takes the place of the current one and its history entry, also after a reload', () => {
  arriveBy('reload')
  const { length } = history
  history.replaceState({ place: 7 }, '')
  reloadAs('/fr?lang=fr#book')
  expect(location.href).toMatch(/\/fr\?lang=fr#book$/)
  expect(history).toMatchObject({ length, state: { place: 7 } })
  expect(reloads).toBe(1)
  history.replaceState(null, '', '/')
})
