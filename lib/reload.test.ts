import { reloadAfterDeploy } from './reload'

const chunkError = () => Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' })

/** How many times the page is loaded anew when this is thrown in it. jsdom can't, and says so each time. */
function reloads(thrown: unknown, { navigation = 'navigate', onLine = true } = {}): number {
  Object.assign(performance, { getEntriesByType: () => (navigation ? [{ type: navigation }] : []) })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  reloadAfterDeploy(thrown)
  return said.mock.calls.filter(([error]) => String(error).includes('navigation')).length
}
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test.each(['navigate', 'back_forward', ''])('a lost chunk reloads a page that came by %j', (navigation) => {
  expect(reloads(chunkError(), { navigation })).toBe(1)
})

test.each([
  ['the page is a reload already', chunkError(), { navigation: 'reload' }],
  ['the browser is offline', chunkError(), { onLine: false }],
  ['the error is another', new Error('ChunkLoadError'), {}],
  ['what was thrown is no error', { name: 'ChunkLoadError' }, {}],
  ['nothing was thrown', undefined, {}],
])('the page stays where %s', (_, thrown, page) => {
  expect(reloads(thrown, page)).toBe(0)
})
