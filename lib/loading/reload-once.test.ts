/** Opens a document whose module state is new, with the history entry of the one before. */
const openDocument = async () => {
  jest.resetModules()
  return import('./reload-once')
}
const page = (release: string) => `<html data-release="${release}"><div data-app="landing">`

let reloads = 0
const fetchMock = jest.fn()

beforeEach(() => {
  reloads = 0
  history.replaceState(null, '')
  document.documentElement.dataset.release = 'release-a'
  fetchMock.mockReset().mockImplementation(async () => ({ text: async () => page('release-b') }))
  Object.assign(globalThis, { fetch: fetchMock })
  // jsdom cannot reload, and logs each attempt.
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (String(error).includes('navigation')) reloads += 1
  })
})
afterEach(() => jest.restoreAllMocks())

describe('reloadOnce', () => {
  test('reloads', async () => {
    const { reloadOnce } = await openDocument()
    expect(reloadOnce()).toBe(true)
    expect(reloads).toBe(1)
  })

  test('hands over what to keep, and leaves the rest of the history entry', async () => {
    history.replaceState({ noriPlace: 7 }, '')
    const before = await openDocument()
    before.reloadOnce({ focused: 1 })
    const after = await openDocument()
    expect(after.peekReloadState()).toEqual({ focused: 1 })
    expect(after.takeReloadState()).toEqual({ focused: 1 })
    expect(after.takeReloadState()).toBeUndefined()
    expect(history.state).toEqual({ noriPlace: 7 })
  })

  test.each([true, false])('does not reload the result of a reload (state taken: %s)', async (isTaken) => {
    const before = await openDocument()
    before.reloadOnce()
    const after = await openDocument()
    if (isTaken) after.takeReloadState()
    expect(after.reloadOnce()).toBe(false)
    expect(reloads).toBe(1)
  })

  test('reloads again on a later visit to the same history entry', async () => {
    const before = await openDocument()
    before.reloadOnce()
    const after = await openDocument()
    after.takeReloadState()
    const later = await openDocument()
    expect(later.reloadOnce()).toBe(true)
  })

  test('does not reload if replaceState does nothing', async () => {
    jest.spyOn(history, 'replaceState').mockImplementation(() => undefined)
    const { reloadOnce } = await openDocument()
    expect(reloadOnce()).toBe(false)
    expect(reloads).toBe(0)
  })
})

describe('reloadIfReplaced', () => {
  test('reloads if the server has another release of the page', async () => {
    const { reloadIfReplaced } = await openDocument()
    expect(await reloadIfReplaced({ cache: 'no-cache' }, () => ({ focused: 2 }))).toBe(true)
    expect(fetchMock).toHaveBeenCalledWith('', { cache: 'no-cache' })
    expect(reloads).toBe(1)
    expect((await openDocument()).takeReloadState()).toEqual({ focused: 2 })
  })

  test.each([
    ['the same release', async () => ({ text: async () => page('release-a') })],
    ['a page that is not ours', async () => ({ text: async () => '<html>Log in' })],
    [
      'an answer while the browser refuses the state',
      async () => {
        jest.spyOn(history, 'replaceState').mockImplementation(() => {
          throw new Error('Blocked')
        })
        return { text: async () => page('release-b') }
      },
    ],
    ['nothing', () => Promise.reject(new TypeError('network'))],
  ])('does not reload if the server sends %s', async (_, respond) => {
    fetchMock.mockImplementation(respond)
    const { reloadIfReplaced } = await openDocument()
    expect(await reloadIfReplaced()).toBe(false)
    expect(reloads).toBe(0)
    expect(history.state).toBeNull()
  })
})

describe('reloadAs', () => {
  test('puts the URL in the place of the current one, also in the result of a reload', async () => {
    const { length } = history
    const before = await openDocument()
    before.reloadOnce()
    const after = await openDocument()
    after.takeReloadState()
    after.reloadAs('/fr?lang=fr#book', { storyPage: 3 })
    expect(location.href).toMatch(/\/fr\?lang=fr#book$/)
    expect(history.length).toBe(length)
    expect(reloads).toBe(2)
    expect((await openDocument()).takeReloadState()).toEqual({ storyPage: 3 })
    history.replaceState(null, '', '/')
  })
})
