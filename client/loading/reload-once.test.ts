import { reloadIfReplaced } from './reload-once'

const respondWith = (html: string) => async () => ({ text: async () => html })
const ofRelease = (release: string) => `<html data-release="${release}"><div data-hydrate="landing">`

afterEach(() => jest.restoreAllMocks())

test.each([
  ['reloads', 'another release', respondWith(ofRelease('release-b'))],
  ['does not reload', 'the same release', respondWith(ofRelease('release-a'))],
  ['does not reload', 'a page that is not ours', respondWith('<html>Log in')],
  ['does not reload', 'nothing', () => Promise.reject(new TypeError('network'))],
])('the page %s if the server sends %s', async (outcome, _, respond) => {
  // jsdom cannot reload, and logs each attempt.
  const report = jest.spyOn(console, 'error').mockReturnValue()
  document.documentElement.dataset.release = 'release-a'
  AbortSignal.timeout ??= () => new AbortController().signal
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  Object.assign(globalThis, { fetch: jest.fn(respond) })
  expect(await reloadIfReplaced()).toBe(outcome === 'reloads')
  expect(report).toHaveBeenCalledTimes(outcome === 'reloads' ? 1 : 0)
})
