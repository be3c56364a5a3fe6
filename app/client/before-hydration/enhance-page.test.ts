import type { PageScripts } from '@/lib/loading/page-scripts'
import { enhancePage } from './enhance-page'

const rest = '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>'
const setNavigationType = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] })

const scripts = { scripts: '/a.js /b.js', integrity: 'sha256-a' }
const root = document.documentElement
/** What the browser is asked to do when it is idle. */
let idle: (() => void)[] = []
const runIdle = () => {
  for (const act of idle.splice(0)) act()
}
/** Listeners of the tests before are for pages that are gone. */
let page: AbortController
const listen = window.addEventListener.bind(window)
const fetched = jest.fn()

/** Runs the script in a page. */
function open({ body = '', hash = '', data = scripts as PageScripts } = {}) {
  window.history.replaceState(null, '', `/${hash}`)
  document.head.innerHTML = ''
  document.body.innerHTML = `${body}<div class="section"><p class="section-inner"></p></div><div class="section"><p class="section-inner"></p></div><noscript id="deferred"></noscript>`
  document.querySelector('noscript')?.append(rest)
  enhancePage(data)
}
const dispatch = (type: string, properties?: object) =>
  window.dispatchEvent(Object.assign(new Event(type), properties))
const sheet = () => document.head.querySelector('link[rel=stylesheet]')
const modules = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')]
/** Lets the paint pass that answers the first use. */
const started = () => jest.advanceTimersByTimeAsync(40)

beforeEach(() => {
  jest.useFakeTimers()
  idle = []
  page = new AbortController()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, act: unknown, options?: unknown) =>
      listen(type, act as EventListener, { ...Object(options), signal: page.signal }),
    )
  fetched.mockReset().mockResolvedValue({ ok: true, blob: async () => undefined })
  const observe = () => {}
  Object.assign(window, {
    fetch: fetched,
    scrollY: 0,
    requestIdleCallback: (act: () => void) => idle.push(act),
    ResizeObserver: class {
      observe = observe
      disconnect = observe
    },
  })
  setNavigationType('navigate')
  for (const name of ['used', 'plain', 'laidOut']) delete root.dataset[name]
})
afterEach(() => {
  page.abort()
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  jest.useRealTimers()
})

describe('style sheet and fonts', () => {
  test('come after the first paint with its pictures', () => {
    open()
    expect(sheet()).toBeNull()
    dispatch('load')
    jest.advanceTimersByTime(20)
    expect(sheet()).not.toBeNull()
    expect(document.head.querySelectorAll('link')).toHaveLength(2)
  })

  test('come after half a second if the pictures are slow, and once only', () => {
    open()
    jest.advanceTimersByTime(500)
    dispatch('load')
    jest.advanceTimersByTime(20)
    expect(document.head.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1)
  })

  test.each(['touchstart', 'pointerdown', 'keydown'])('come at once at a %s', (type) => {
    open()
    dispatch(type)
    expect(sheet()).not.toBeNull()
  })

  test.each(['pointerdown', 'online'])('are requested again at the next %s if they failed', (type) => {
    open()
    dispatch('keydown')
    sheet()?.dispatchEvent(new Event('error'))
    dispatch(type)
    dispatch(type)
    expect(document.head.querySelectorAll('link[rel=stylesheet]')).toHaveLength(2)
  })
})

// That they come into the cache, start at the first use and import each other is in e2e/first-screen.spec.ts.
describe('the scripts', () => {
  test('are added once more at the next press, and not before, if one of them fails', async () => {
    open()
    dispatch('pointerdown')
    await started()
    modules()[0]?.dispatchEvent(new Event('error'))
    expect(root).toHaveAttribute('data-plain')
    dispatch('scroll')
    expect(modules()).toHaveLength(1)
    dispatch('pointerdown')
    dispatch('pointerdown')
    expect(modules()).toHaveLength(2)
  })

  test('are not requested by a page that has none, whose controls stay', async () => {
    open({ data: {} })
    dispatch('keydown')
    dispatch('load')
    runIdle()
    await started()
    jest.advanceTimersByTime(10_000)
    expect(fetched).not.toHaveBeenCalled()
    expect(root).not.toHaveAttribute('data-plain')
  })

  test('have ten seconds from the first use on; then the page is marked as plain', () => {
    open()
    jest.advanceTimersByTime(20_000)
    expect(root).not.toHaveAttribute('data-plain')
    dispatch('keydown')
    jest.advanceTimersByTime(9_999)
    expect(root).not.toHaveAttribute('data-plain')
    jest.advanceTimersByTime(1)
    expect(root).toHaveAttribute('data-plain')
  })
})

describe('the first use of the page', () => {
  const still = { movementX: 0, movementY: 0 }
  const isUsed = () => root.hasAttribute('data-used')
  test.each([
    ['touchstart', {}, true, true],
    ['pointerdown', {}, true, true],
    ['keydown', {}, true, true],
    ['click', {}, true, true],
    ['hashchange', {}, true, true],
    ['scroll', {}, false, true],
    ['focusin', {}, false, true],
    ['pointermove', still, false, false],
    ['pointermove', { ...still, movementX: 1 }, false, true],
    ['pointermove', { ...still, movementY: -1 }, false, true],
  ])('may be a %s (%j): %s while the page is loading, %s afterwards', (type, properties, early, late) => {
    open()
    dispatch(type, properties)
    expect(isUsed()).toBe(early)
    dispatch('load')
    dispatch(type, properties)
    expect(isUsed()).toBe(late)
  })

  test('is a scroll while the page was loading', () => {
    open()
    Object.assign(window, { scrollY: 10 })
    dispatch('load')
    expect(isUsed()).toBe(true)
  })
})

describe('the parts below the first screen', () => {
  const runUntilLaidOut = () => {
    for (const _ of document.querySelectorAll('.section-inner')) {
      expect(root).not.toHaveAttribute('data-laid-out')
      runIdle()
    }
    runIdle()
    expect(root).toHaveAttribute('data-laid-out')
  }
  test('are laid out one by one, once the page is used and styled', () => {
    open()
    jest.advanceTimersByTime(500)
    sheet()?.dispatchEvent(new Event('load'))
    runIdle()
    expect(root).not.toHaveAttribute('data-laid-out')
    dispatch('keydown')
    runUntilLaidOut()
  })

  test('are laid out also if the style sheet fails', () => {
    open()
    dispatch('keydown')
    sheet()?.dispatchEvent(new Event('error'))
    runUntilLaidOut()
  })

  test('wait with a delay in browsers without idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    open()
    dispatch('keydown')
    sheet()?.dispatchEvent(new Event('load'))
    expect(root).not.toHaveAttribute('data-laid-out')
    jest.advanceTimersByTime(500)
    expect(root).toHaveAttribute('data-laid-out')
  })
})

test.each([
  ['that needs React is marked, for repetition', '<div data-controls=""><button>', true],
  ['that React already handles is not', '<div data-controls="" data-live=""><button>', false],
  ['that the browser handles is not', '<div data-controls=""><button popovertarget="x">', false],
  ['that is in no container for repetition is not', '<div><button>', false],
])('a press on a button %s', (_, start, marked) => {
  open({ body: `${start}</button></div>` })
  const button = document.querySelector('button')
  button?.click()
  expect(button?.hasAttribute('data-pressed')).toBe(marked)
})

test('a click that React handles because it hydrates at once is not marked, so not repeated', () => {
  open({ body: '<div data-controls=""><button></button></div>' })
  const container = document.querySelector<HTMLElement>('[data-controls]')
  // React listens to the root element, inside the window.
  container?.addEventListener('click', () => {
    container.dataset.live = ''
  })
  document.querySelector('button')?.click()
  expect(document.querySelector('button')).not.toHaveAttribute('data-pressed')
})

test.each(['reload', 'back_forward'])('lays out the whole page at once after %s', (type) => {
  setNavigationType(type)
  open()
  expect(root).toHaveAttribute('data-laid-out')
  expect(sheet()).not.toBeNull()
})

describe('a native popover', () => {
  const hidePopover = jest.fn()
  const toggle = (attributes: string) => {
    open({ body: `<div ${attributes}></div>` })
    const popover = Object.assign(document.body.firstElementChild as HTMLElement, { hidePopover })
    popover.dispatchEvent(new Event('toggle'))
    jest.advanceTimersByTime(4_999)
    expect(hidePopover).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
  }
  beforeEach(() => hidePopover.mockReset())

  test('that shows the notification of Buy Now closes after 5000 ms', () => {
    toggle('id="native-notice" popover="auto"')
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  test.each(['id="native-notice" popover="manual"', 'popover="auto"', 'id="menu" popover="auto"'])(
    'with other attributes stays open: %s',
    (attributes) => {
      toggle(attributes)
      expect(hidePopover).not.toHaveBeenCalled()
    },
  )
})
