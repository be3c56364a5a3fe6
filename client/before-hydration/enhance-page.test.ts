import type { PageScripts } from '@/lib/page-scripts'
import { enhancePage } from './enhance-page'

const deferredLinks = '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>'

const scripts = { scripts: '/a.js /b.js', integrity: 'sha256-a' }
const root = document.documentElement
/** Removes the listeners of the previous test's page. */
let listenersOfPage: AbortController
const listen = window.addEventListener.bind(window)
const fetchMock = jest.fn()

/** Opens a page with the script. */
function open({ body = '', hash = '', data = scripts as PageScripts } = {}) {
  window.history.replaceState(null, '', `/${hash}`)
  document.head.innerHTML = ''
  document.body.innerHTML = `${body}<noscript id="deferred"></noscript>`
  document.querySelector('noscript')?.append(deferredLinks)
  enhancePage(data)
}
const dispatch = (type: string, properties?: object) =>
  window.dispatchEvent(Object.assign(new Event(type), properties))
const findSheet = () => document.head.querySelector('link[rel=stylesheet]')
/** Waits until the client has started, after the paint that responds to the first interaction. */
const waitForStart = () => jest.advanceTimersByTimeAsync(40)

beforeEach(() => {
  jest.useFakeTimers()
  listenersOfPage = new AbortController()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, act: unknown, capture: unknown = false) =>
      listen(type, act as EventListener, { capture: capture === true, signal: listenersOfPage.signal }),
    )
  fetchMock.mockReset().mockResolvedValue({ ok: true, blob: async () => undefined })
  Object.assign(window, { fetch: fetchMock, scrollY: 0 })
  for (const name of ['used', 'plain']) delete root.dataset[name]
})
afterEach(() => {
  listenersOfPage.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test.each(['pointerdown', 'online'])(
  'a style sheet that failed is requested again on the next %s, past caches',
  (type) => {
    open()
    findSheet()?.dispatchEvent(new Event('error'))
    dispatch(type)
    dispatch(type)
    const links = [...document.head.querySelectorAll('link[rel=stylesheet]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.css?'])
  },
)

describe('the client', () => {
  test('is not requested by a page that React does not hydrate, which keeps its controls', async () => {
    open({ data: {} })
    dispatch('keydown')
    dispatch('load')
    await waitForStart()
    jest.advanceTimersByTime(10_000)
    expect(fetchMock).not.toHaveBeenCalled()
    expect(root).not.toHaveAttribute('data-plain')
  })

  test.each([
    ['', true],
    ['<header data-live></header>', false],
  ])(
    'has ten seconds from the first interaction; then a page with %j is marked as plain: %s',
    (body, isPlain) => {
      open({ body })
      jest.advanceTimersByTime(20_000)
      expect(root).not.toHaveAttribute('data-plain')
      dispatch('keydown')
      jest.advanceTimersByTime(9_999)
      expect(root).not.toHaveAttribute('data-plain')
      jest.advanceTimersByTime(1)
      expect(root.hasAttribute('data-plain')).toBe(isPlain)
    },
  )
})

describe('the first interaction', () => {
  const still = { movementX: 0, movementY: 0 }
  const hasInteracted = () => root.hasAttribute('data-used')
  test.each([
    ['touchstart', {}, true, true],
    ['pointerdown', {}, true, true],
    ['keydown', {}, true, true],
    ['click', {}, true, true],
    ['hashchange', {}, true, true],
    ['wheel', {}, true, true],
    ['focusin', {}, false, true],
    ['pointermove', still, false, false],
    ['pointermove', { ...still, movementX: 1 }, false, true],
    ['pointermove', { ...still, movementY: -1 }, false, true],
  ])('can be %s (%j): %s while the page loads, %s afterwards', (type, properties, early, late) => {
    open()
    dispatch(type, properties)
    expect(hasInteracted()).toBe(early)
    dispatch('load')
    dispatch(type, properties)
    expect(hasInteracted()).toBe(late)
  })

  test('can be a scroll of the window, not of an element that snaps by itself', () => {
    open({ body: '<ol></ol>' })
    dispatch('load')
    document.querySelector('ol')?.dispatchEvent(new Event('scroll'))
    expect(hasInteracted()).toBe(false)
    document.dispatchEvent(new Event('scroll'))
    expect(hasInteracted()).toBe(true)
  })

  test('can be scrolling while the page loads', () => {
    open()
    Object.assign(window, { scrollY: 10 })
    dispatch('load')
    expect(hasInteracted()).toBe(true)
  })
})

test.each([
  ['that needs React: queued', '<div data-controls=""><button>', true],
  ['that React already handles: not queued', '<div data-controls="" data-live=""><button>', false],
  ['that the browser handles: not queued', '<div data-controls=""><button popovertarget="x">', false],
  ['outside containers with data-controls: not queued', '<div><button>', false],
])('a press on a button %s', (_, start, marked) => {
  open({ body: `${start}</button></div>` })
  const button = document.querySelector('button')
  button?.click()
  expect(button?.hasAttribute('data-pressed')).toBe(marked)
})

test('does not queue a click that React handles during hydration', () => {
  open({ body: '<div data-controls=""><button></button></div>' })
  const container = document.querySelector<HTMLElement>('[data-controls]')
  // React listens to the root element, inside the window.
  container?.addEventListener('click', () => {
    container.dataset.live = ''
  })
  document.querySelector('button')?.click()
  expect(document.querySelector('button')).not.toHaveAttribute('data-pressed')
})
