import { reloadOnce } from './reload-once'

const lost = new Error('Failed to fetch dynamically imported module')

/** How many times the page is loaded anew for a lost chunk. jsdom can't, and says so each time. */
function reloads({ navigation = 'navigate', onLine = true } = {}): number {
  Object.assign(performance, { getEntriesByType: () => (navigation ? [{ type: navigation }] : []) })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => reloadOnce(lost)).toThrow(lost)
  return said.mock.calls.filter(([error]) => String(error).includes('navigation')).length
}
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test.each(['navigate', 'back_forward', ''])('a lost chunk reloads a page that came by %j', (navigation) => {
  expect(reloads({ navigation })).toBe(1)
})

test.each([
  ['the page is a reload already', { navigation: 'reload' }],
  ['the browser is offline', { onLine: false }],
])('the page stays where %s', (_, page) => {
  expect(reloads(page)).toBe(0)
})
