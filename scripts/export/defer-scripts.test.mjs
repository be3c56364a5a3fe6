import { scriptsRemoved, startFile, startOf } from './defer-scripts.mjs'
import { edited } from './edits.mjs'
import { readPage } from './page.mjs'

const html =
  '<html><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/d.json" as="fetch" crossorigin=""/>' +
  '<script src="/a.js" async=""></script><script src="/turbopack-1.js" async=""></script><script src="/old.js" noModule=""></script><script>boot()</script></head><body><p>x</p>' +
  '<script type="application/ld+json">{}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"5:I[7,[],\\"x\\"]"])</script>' +
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script></body></html>'
/** What Next's scripts contain: 1 needs 2, 7 needs 2. @type {Record<string, string>} */
const chunks = {
  '/a.js': 'TURBOPACK.push([0,1,(e)=>{()=>e.r(2)},2,(e)=>{}])',
  '/block.js': 'TURBOPACK.push([0,7,(e)=>{e.i(2)}])',
}
const read = readPage('x.html', html)

test('the scripts with which Next starts the page are found: files, data, the modules that run first', () => {
  expect(startOf(read)).toEqual({
    files: ['/a.js'],
    runtime: '/turbopack-1.js',
    entry: { otherChunks: [], runtimeModuleIds: [1] },
    inline: ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"5:I[7,[],\\"x\\"]"])'],
    hasFlightData: true,
    dictionary: '/d.json',
  })
})

test("a page without Next's scripts keeps its own and its data", () => {
  expect(edited(html, scriptsRemoved(read))).toBe(
    '<html><head><script>boot()</script></head><body><p>x</p><script type="application/ld+json">{}</script></body></html>',
  )
})

/** Runs the start file of the page above. */
function start() {
  let file = ''
  const { src, integrity } = startFile(read, {
    read: (address) => chunks[address] ?? '',
    integrityOf: (address) => `sha384-${address}`,
    writeStart: (content) => {
      file = content
      return '/start.js'
    },
    blocks: ['/block.js'],
  })
  expect({ src, integrity }).toEqual({ src: '/start.js', integrity: 'sha384-/start.js' })
  new Function(file)()
}
const scripts = () => [...document.head.querySelectorAll('script')]
const addresses = () => scripts().map((script) => script.getAttribute('src'))
/** Dispatches an event on the last script with this address. @param {string} address @param {'load' | 'error'} type */
const report = (address, type) =>
  scripts()
    .findLast((script) => script.getAttribute('src') === address)
    ?.dispatchEvent(new Event(type))

beforeEach(() => {
  jest.useFakeTimers()
  // Ends what the test before this one still waits for.
  window.dispatchEvent(new Event('online'))
  document.head.innerHTML = ''
  delete document.documentElement.dataset.plain
  document.documentElement.dataset.used = ''
})
afterAll(() => jest.useRealTimers())

test('the start file requests dictionary and scripts, each script with its hash, and contains the data', () => {
  start()
  expect(document.head.querySelector('link[href="/d.json"]')).toMatchObject({ as: 'fetch', crossOrigin: '' })
  expect(addresses()).toEqual(['/a.js', '/block.js'])
  expect(scripts()[0]).toMatchObject({ async: false, integrity: 'sha384-/a.js' })
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0], [1, '5:I[7,[],"x"]']])
})

test('before the first use the start file only fetches the scripts into the cache', () => {
  delete document.documentElement.dataset.used
  const fetched = jest.fn((/** @type {string} */ _address, /** @type {RequestInit} */ _options) =>
    Promise.reject(new TypeError('no network')),
  )
  Object.assign(globalThis, { fetch: fetched })
  start()
  expect(fetched.mock.calls).toEqual(
    ['/a.js', '/block.js', '/turbopack-1.js'].map((address) => [
      address,
      { integrity: `sha384-${address}`, priority: 'low' },
    ]),
  )
  window.dispatchEvent(new Event('firstuse'))
  window.dispatchEvent(new Event('firstuse'))
  expect(addresses()).toEqual([])
  jest.advanceTimersByTime(20)
  expect(addresses()).toEqual(['/a.js', '/block.js'])
})

/** Starts the page, with a runtime that keeps what is pushed; returns that. */
function startWithRuntime() {
  const pushed = /** @type {unknown[]} */ ([])
  Object.assign(globalThis, { TURBOPACK: pushed })
  start()
  for (const address of ['/a.js', '/block.js', '/turbopack-1.js']) report(address, 'load')
  return pushed
}

test('the modules run one by one, those first that others need, and then the entry', () => {
  const [[, , run] = [], own, ...rest] = /** @type {any[]} */ (startWithRuntime())
  expect(own).toEqual({ otherChunks: [], runtimeModuleIds: ['steps'] })
  expect(rest).toEqual([])
  const ran = /** @type {number[]} */ ([])
  run({ r: (/** @type {number} */ id) => ran.push(id) })
  jest.runAllTimers()
  expect(ran).toEqual([2, 7])
  expect(Reflect.get(globalThis, 'TURBOPACK').at(-1)).toEqual({ otherChunks: [], runtimeModuleIds: [1] })
})

test('between steps of a few milliseconds the browser can respond', () => {
  const pushed = startWithRuntime()
  const [, , run] = /** @type {any} */ (pushed[0])
  const ran = /** @type {number[]} */ ([])
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  run({
    r: (/** @type {number} */ id) => {
      ran.push(id)
      now += 10
    },
  })
  jest.runOnlyPendingTimers()
  expect(ran).toEqual([2])
  jest.runAllTimers()
  expect(ran).toEqual([2, 7])
  jest.restoreAllMocks()
})

test('a module that fails stops nothing: it fails again where it is needed', () => {
  const pushed = startWithRuntime()
  const [, , run] = /** @type {any} */ (pushed[0])
  run({
    r: () => {
      throw new Error('broken')
    },
  })
  jest.runAllTimers()
  expect(pushed.at(-1)).toEqual({ otherChunks: [], runtimeModuleIds: [1] })
})

test('the runtime is added only when every other script is loaded', () => {
  start()
  report('/a.js', 'load')
  expect(addresses()).not.toContain('/turbopack-1.js')
  report('/block.js', 'load')
  expect(addresses()).toContain('/turbopack-1.js')
})

test('with a script missing nothing starts, and the page is marked as plain', () => {
  start()
  report('/a.js', 'load')
  report('/block.js', 'error')
  expect(addresses()).not.toContain('/turbopack-1.js')
  expect(document.documentElement).toHaveAttribute('data-plain')
})

test.each(['online', 'pointerdown', 'keydown'])(
  'at the next %s a missing script is requested once more',
  (name) => {
    start()
    report('/a.js', 'load')
    report('/block.js', 'error')
    window.dispatchEvent(new Event(name))
    window.dispatchEvent(new Event(name))
    expect(addresses()).toEqual(['/a.js', '/block.js', '/block.js'])
    report('/block.js', 'load')
    expect(addresses()).toContain('/turbopack-1.js')
  },
)
