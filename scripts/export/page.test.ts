import { readPage } from './page'

const html =
  '<html><head><link rel="preload" as="font" href="/a.woff2"/><style>a{}</style></head><body>' +
  '<script>own()</script><script type="application/ld+json">{}</script>' +
  '<script src="/a.js" async=""></script><script>who()</script><div data-hydrate="landing"></div>' +
  '<section>x</section><noscript><link rel="stylesheet" href="/b.css"/></noscript></body></html>'
const page = readPage('x.html', html)

test('finds the positions of head, body and scripts', () => {
  expect(html.slice(page.head.start)).toMatch(/^<link/)
  expect(html.slice(page.head.end)).toMatch(/^<\/head>/)
  expect(html.slice(page.bodyEnd)).toBe('</body></html>')
  const [script] = page.scripts
  expect(html.slice(script?.start, script?.end)).toBe('<script>own()</script>')
})

test('ignores links in noscript elements', () => {
  expect(page.links).toMatchObject([{ rel: 'preload', as: 'font', href: '/a.woff2' }])
  expect(page.styles).toEqual(['a{}'])
})

test.each([
  ['<html><body></body></html>', '<head>'],
  ['<html><head></head><body>', '<body>'],
])('rejects an incomplete page by its file name: %s', (source, missing) => {
  expect(() => readPage('x.html', source)).toThrow(new RegExp(`x\\.html.*${missing}`))
})
