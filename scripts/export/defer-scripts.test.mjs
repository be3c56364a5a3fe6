import { startScriptsLater, takeScripts } from './defer-scripts.mjs'

const html =
  '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/d.json" as="fetch" crossorigin=""/>' +
  '<link rel="preload" as="script" href="/block.js"/><script src="/a.js" async=""></script><script src="/turbopack-1.js" async=""></script><script src="/old.js" noModule=""></script><script>boot()</script></head><body><p>x</p>' +
  '<script type="application/ld+json">{}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"x"])</script></body>'

test("a page without Next's scripts keeps its own and its data", () => {
  expect(takeScripts(html)).toEqual({
    page: '<head><script>boot()</script></head><body><p>x</p><script type="application/ld+json">{}</script></body>',
    files: ['/a.js', '/turbopack-1.js', '/block.js'],
    polyfills: ['/old.js'],
    inline: '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
    dictionary: '/d.json',
  })
})

/** The start file of the page above. @returns {{ page: string, start: () => void }} */
function startFile() {
  let file = ''
  const page = startScriptsLater(takeScripts(html), {
    integrityOf: (address) => `sha384-${address}`,
    write: (content) => {
      file = content
      return '/start.js'
    },
  })
  return { page, start: () => new Function(file)() }
}
const scripts = () => [...document.head.querySelectorAll('script')]
const addresses = () => scripts().map((script) => script.getAttribute('src'))
/** What the browser reports of the last script with this address. */
const report = (address, type) =>
  scripts()
    .findLast((script) => script.getAttribute('src') === address)
    ?.dispatchEvent(new Event(type))

beforeEach(() => {
  jest.useFakeTimers()
  // What the test before this one still waits for.
  window.dispatchEvent(new Event('online'))
  document.head.innerHTML = ''
  delete document.documentElement.dataset.plain
})
afterAll(() => jest.useRealTimers())

test('the page names its start file and serves old browsers', () => {
  const { page } = startFile()
  expect(page).toContain('<script data-src="/start.js" data-integrity="sha384-/start.js">')
  expect(page).toContain('<script nomodule src="/old.js" integrity="sha384-/old.js">')
})

test('the start file asks for dictionary and scripts, each with its hash, and brings the data', () => {
  startFile().start()
  expect(document.head.querySelector('link[href="/d.json"]')).toMatchObject({ as: 'fetch', crossOrigin: '' })
  expect(addresses()).toEqual(['/a.js', '/block.js'])
  expect(scripts()[0]).toMatchObject({ async: false, integrity: 'sha384-/a.js' })
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0], [1, 'x']])
})

test('the runtime is added only when every other script has come', () => {
  startFile().start()
  report('/a.js', 'load')
  expect(addresses()).not.toContain('/turbopack-1.js')
  report('/block.js', 'load')
  expect(addresses()).toContain('/turbopack-1.js')
})

test('with a script missing nothing starts, and the page is told that it is plain', () => {
  startFile().start()
  report('/a.js', 'load')
  report('/block.js', 'error')
  expect(addresses()).not.toContain('/turbopack-1.js')
  expect(document.documentElement).toHaveAttribute('data-plain')
})

test.each(['online', 'pointerdown', 'keydown'])(
  'at the next %s a missing script is asked for once more',
  (sign) => {
    startFile().start()
    report('/a.js', 'load')
    report('/block.js', 'error')
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    expect(addresses()).toEqual(['/a.js', '/block.js', '/block.js'])
    report('/block.js', 'load')
    expect(addresses()).toContain('/turbopack-1.js')
  },
)

test('a build without a runtime stops, and lists the scripts', () => {
  const taken = { ...takeScripts(html), files: ['/a.js'] }
  expect(() => startScriptsLater(taken, { integrityOf: String, write: String })).toThrow('/a.js')
})

describe("the page's own script", () => {
  /** Runs the inline script of a page that is loaded, in a browser that is idle at once. */
  function open() {
    document.body.innerHTML = startFile().page.match(/<script data-src.*?<\/script>/s)[0]
    const own = document.querySelector('body script')
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
    window.requestIdleCallback = (callback) => callback()
    new Function(own.textContent)()
  }
  afterEach(() => {
    delete window.requestIdleCallback
    jest.restoreAllMocks()
  })

  test('asks for the start file with its hash, and once more at a press where it failed', () => {
    open()
    expect(scripts()[0]).toMatchObject({ integrity: 'sha384-/start.js' })
    report('/start.js', 'error')
    expect(document.documentElement).toHaveAttribute('data-plain')
    window.dispatchEvent(new Event('pointermove'))
    expect(addresses()).toEqual(['/start.js'])
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('pointerdown'))
    expect(addresses()).toEqual(['/start.js', '/start.js'])
  })

  test('hides what is not live after ten seconds, whatever did not answer', () => {
    open()
    jest.advanceTimersByTime(9_999)
    expect(document.documentElement).not.toHaveAttribute('data-plain')
    jest.advanceTimersByTime(1)
    expect(document.documentElement).toHaveAttribute('data-plain')
  })
})
