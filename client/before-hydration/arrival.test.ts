import { stylesTimeoutMs } from '../loading/retry-policy'
import { prepareArrival } from './arrival'

const findSheet = () => document.head.querySelector('link')

/** Opens a page whose navigation entry has the type and the URL. */
function open(path: string, navigation: { type: string; name: string } | undefined) {
  Object.assign(performance, { getEntriesByType: () => (navigation ? [navigation] : []) })
  window.history.replaceState(null, '', path)
  prepareArrival({ href: '/a.css', integrity: 'sha256-a' })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest
    .spyOn(document, 'write')
    .mockImplementation((html) => document.head.insertAdjacentHTML('beforeend', html))
  document.head.replaceChildren()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('leaves a page alone at whose top the visitor arrives', () => {
  open('/?a=b', { type: 'navigate', name: 'https://nori.example/?a=b' })
  expect(findSheet()).toBeNull()
})

test.each([
  ['with an anchor', '/#book', { type: 'navigate', name: 'https://nori.example/#book' }],
  ['with a text fragment', '/', { type: 'navigate', name: 'https://nori.example/#:~:text=corgi' }],
  ['by a reload', '/', { type: 'reload', name: 'https://nori.example/' }],
  ['by a step in the history', '/', { type: 'back_forward', name: 'https://nori.example/' }],
  ['in a browser that does not tell', '/', undefined],
])('waits for the style sheet on arrival %s', (_, path, navigation) => {
  open(path, navigation)
  expect(findSheet()).toHaveAttribute('rel', 'stylesheet')
  expect(findSheet()).toHaveAttribute('href', '/a.css')
})

test('stops waiting for a style sheet that does not arrive', () => {
  open('/#book', undefined)
  const appended = jest.spyOn(document.head, 'append')
  jest.advanceTimersByTime(stylesTimeoutMs)
  expect(appended).toHaveBeenCalledWith(findSheet())
})
