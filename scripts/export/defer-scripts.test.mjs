import { startScriptsLater, takeScripts } from './defer-scripts.mjs'

const html =
  '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/d.json" as="fetch" crossorigin=""/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script><script>boot()</script></head><body><p>x</p>' +
  '<script type="application/ld+json">{}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"x"])</script></body>'

test("a page without Next's scripts keeps its own and its data", () => {
  expect(takeScripts(html)).toEqual({
    page: '<head><script>boot()</script></head><body><p>x</p><script type="application/ld+json">{}</script></body>',
    files: ['/a.js'],
    polyfills: ['/old.js'],
    inline: '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
    dictionary: '/d.json',
  })
})

/** Runs the page's start file in the test's own document and tells what it added. */
function run(file) {
  document.head.innerHTML = ''
  new Function(file)()
  return [...document.head.children]
}

test('the start file asks for dictionary and scripts, in order, each with its hash, and brings the data', () => {
  let file = ''
  const page = startScriptsLater(takeScripts(html), {
    integrityOf: (address) => `sha384-${address}`,
    write: (content) => {
      file = content
      return '/start.js'
    },
  })
  expect(page).toContain('<script data-src="/start.js" data-integrity="sha384-/start.js">')
  expect(page).toContain('<script nomodule src="/old.js" integrity="sha384-/old.js">')
  const [preload, script] = run(file)
  expect(preload.getAttribute('href')).toBe('/d.json')
  expect(script).toMatchObject({ async: false, integrity: 'sha384-/a.js' })
  expect(script.getAttribute('src')).toBe('/a.js')
  expect(Reflect.get(globalThis, '__next_f')).toEqual([[0], [1, 'x']])
})
