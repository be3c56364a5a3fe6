import { readPage } from './page'

const html =
  '<html><head><link rel="preload" as="font" href="/a.woff2"/><style>a{}</style></head><body>' +
  '<script data-own="">own()</script><script type="application/ld+json">{}</script>' +
  '<script src="/a.js" async=""></script><script>who()</script><div data-app="landing"></div>' +
  '<section data-ends-first-screen="">x</section><noscript><link rel="stylesheet" href="/b.css"/></noscript></body></html>'
const page = readPage('x.html', html)

test('offsets are offsets in the source', () => {
  expect(html.slice(page.head.start)).toMatch(/^<link/)
  expect(html.slice(page.head.end)).toMatch(/^<\/head>/)
  expect(html.slice(page.end)).toBe('</body></html>')
  expect(html.slice(page.firstScreenEnd)).toMatch(/^<\/section>/)
  const [script] = page.scripts
  expect(html.slice(script?.start, script?.end)).toBe('<script data-own="">own()</script>')
})

test('links in noscript elements are not among the page’s links', () => {
  expect(page.links).toMatchObject([{ rel: 'preload', as: 'font', href: '/a.woff2' }])
  expect(page.styles).toEqual(['a{}'])
})

test.each([
  ['<html><body></body></html>', '<head>'],
  ['<html><head></head><body>', '<body>'],
])('an incomplete page throws an error with the file’s name: %s', (source, missing) => {
  expect(() => readPage('x.html', source)).toThrow(new RegExp(`x\\.html.*${missing}`))
})
