import { afterFirstPaint } from './after-first-paint.mjs'

const rest = '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>'
const root = document.documentElement
/** What the browser is asked to do when it is idle. @type {(() => void)[]} */
let idle = []
const runIdle = () => {
  for (const act of idle.splice(0)) act()
}
/** Listeners of the tests before are for pages that are gone. @type {AbortController} */
let page
const listen = window.addEventListener.bind(window)

/** Runs the script in a page. @param {{ body?: string, hash?: string, start?: string }} [options] */
function open({ body = '', hash = '', start = 'data-src="/start.js" data-integrity="sha384-x"' } = {}) {
  window.history.replaceState(null, '', `/${hash}`)
  document.head.innerHTML = ''
  document.body.innerHTML = `${body}<div class="part"></div><div class="part"></div><noscript id="rest"></noscript><script ${start}></script>`
  const noscript = /** @type {HTMLElement} */ (document.getElementById('rest'))
  noscript.textContent = rest
  const script = /** @type {HTMLScriptElement} */ (document.querySelector('body script'))
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  afterFirstPaint('.part')
}
/** @param {string} type @param {object} [properties] */
const dispatch = (type, properties) => window.dispatchEvent(Object.assign(new Event(type), properties))
const sheet = () => document.head.querySelector('link[rel=stylesheet]')
const starts = () => document.head.querySelectorAll('script').length

beforeEach(() => {
  jest.useFakeTimers()
  idle = []
  page = new AbortController()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type, act, options) =>
      listen(type, act, { ...Object(options), signal: page.signal }),
    )
  const observe = () => {}
  Object.assign(window, {
    scrollY: 0,
    requestIdleCallback: (/** @type {() => void} */ act) => idle.push(act),
    ResizeObserver: class {
      observe = observe
      disconnect = observe
    },
  })
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

describe('the start file', () => {
  test('comes with its hash once the page is loaded and the browser idle, also if nobody uses the page', () => {
    open()
    runIdle()
    expect(starts()).toBe(0)
    dispatch('load')
    runIdle()
    expect(document.head.querySelector('script')).toMatchObject({ integrity: 'sha384-x' })
    expect(root).not.toHaveAttribute('data-used')
    dispatch('keydown')
    expect(starts()).toBe(1)
  })

  test('comes at once at a press, and once more at the next one if it failed', () => {
    open()
    dispatch('pointerdown')
    expect(starts()).toBe(1)
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(root).toHaveAttribute('data-plain')
    dispatch('pointerdown')
    dispatch('pointerdown')
    expect(starts()).toBe(2)
  })

  test('comes at once if the address names a route', () => {
    open({ hash: '#/privacy-policy' })
    expect(starts()).toBe(1)
    expect(root).toHaveAttribute('data-used')
  })

  test('is not requested by a page that has none, whose controls stay', () => {
    open({ start: '' })
    dispatch('keydown')
    dispatch('load')
    runIdle()
    jest.advanceTimersByTime(10_000)
    expect(starts()).toBe(0)
    expect(root).not.toHaveAttribute('data-plain')
  })

  test('has ten seconds from the first use on; then the page is marked as plain', () => {
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
  const uses = () => {
    const heard = jest.fn()
    listen('firstuse', heard, { signal: page.signal })
    return heard
  }

  test.each(['touchstart', 'pointerdown', 'keydown', 'click', 'hashchange'])(
    'is a %s, at any time, once',
    (type) => {
      const heard = uses()
      open()
      dispatch(type)
      dispatch(type)
      expect(heard).toHaveBeenCalledTimes(1)
      expect(root).toHaveAttribute('data-used')
    },
  )

  test.each(['scroll', 'focusin'])('is a %s once the page is loaded', (type) => {
    const heard = uses()
    open()
    dispatch(type)
    expect(heard).not.toHaveBeenCalled()
    dispatch('load')
    dispatch(type)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is a move of the pointer, but not one without a distance', () => {
    const heard = uses()
    open()
    dispatch('load')
    dispatch('pointermove', { movementX: 0, movementY: 0 })
    expect(heard).not.toHaveBeenCalled()
    dispatch('pointermove', { movementX: 0, movementY: -1 })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is a scroll while the page was loading', () => {
    const heard = uses()
    open()
    Object.assign(window, { scrollY: 10 })
    dispatch('load')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('the parts below the first screen', () => {
  const runUntilLaidOut = () => {
    for (const _ of document.querySelectorAll('.part')) {
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

  test('are laid out at once if the address names one of them, which then stays in view', () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    Object.assign(window, {
      ResizeObserver: class {
        constructor(/** @type {() => void} */ act) {
          this.observe = act
        }
        disconnect() {}
      },
    })
    open({ body: '<p id="book"></p>', hash: '#book' })
    Object.assign(window, { scrollY: 900 })
    dispatch('load')
    sheet()?.dispatchEvent(new Event('load'))
    runIdle()
    expect(root).toHaveAttribute('data-laid-out')
    expect(scrolled).toHaveBeenCalled()
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
  ['that needs React is marked, for repetition', '<div data-controls=""><button></button></div>', true],
  [
    'that React already handles is not marked',
    '<div data-controls="" data-live=""><button></button></div>',
    false,
  ],
  [
    'that the browser handles is not marked',
    '<div data-controls=""><button popovertarget="x"></button></div>',
    false,
  ],
  ['that is not in a container for repetition is not marked', '<div><button></button></div>', false],
])('a press on a button %s', (_, body, marked) => {
  open({ body })
  const button = document.querySelector('button')
  button?.click()
  expect(button?.hasAttribute('data-pressed')).toBe(marked)
})
