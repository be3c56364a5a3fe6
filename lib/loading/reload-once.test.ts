import { reloadOnce } from './reload-once'

const importError = new Error('Failed to fetch dynamically imported module')

/** Counts the reloads after a failed module; jsdom cannot reload, and logs each attempt. */
function countReloads({ navigation = 'navigate', onLine = true } = {}): number {
  Object.assign(performance, { getEntriesByType: () => (navigation ? [{ type: navigation }] : []) })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => reloadOnce(importError)).toThrow(importError)
  return logged.mock.calls.filter(([error]) => String(error).includes('navigation')).length
}
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test.each(['navigate', 'back_forward', ''])('reloads a page with the navigation type %j', (navigation) => {
  expect(countReloads({ navigation })).toBe(1)
})

test.each([
  ['the page is a reload already', { navigation: 'reload' }],
  ['the browser is offline', { onLine: false }],
])('does not reload if %s', (_, page) => {
  expect(countReloads(page)).toBe(0)
})
