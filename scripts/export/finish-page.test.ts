import { type Additions, finishPage } from './finish-page'
import { readPage } from './page'
import { insertPolicy } from './security'

const html =
  '<html><head><link rel="preload" as="image" href="/i.svg"/><link rel="preload" href="/m/a.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/base/css/a.css" data-precedence="next"/><link rel="preload" as="script" href="/b.js"/>' +
  `<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body>` +
  '<div data-hydrate="landing"><main><!-- -->text<section class="hero"><i class="part">Hello</i></section><section class="below">Bye</section></main></div><!--$--><!--/$-->' +
  '<script type="application/ld+json">{"a": 1}</script><script>whatever([1,"x"])</script></body></html>'
const page = { scripts: '/c/main.js /c/landing.js', integrity: 'sha256-x' }
const additions: Additions = {
  read: () => '.hero{color:red}',
  client: { landing: page, story: page },
  release: 'r1',
  inlineScripts: {
    arrival: 'arrive()',
    'default-landing-page': 'detect()',
    'other-landing-page': 'request()',
    'legal-page': 'enhance()',
    'every-page': 'start()',
  },
  criticalCss: { landing: 'a{}', story: 'b{}', legal: 'c{}', 'not-found': 'd{}' },
}
const landing = { file: 'x.html', kind: 'landing', hydrates: 'landing' } as const
const finish = (
  source: string,
  exported: Parameters<typeof finishPage>[1] = landing,
  changes: Partial<Additions> = {},
) => finishPage(readPage('x.html', source), exported, { ...additions, ...changes })

test('removes Next’s scripts, their preloads and its comments, and keeps structured data', () => {
  const page = finish(html)
  for (const absent of ['/a.js', '/b.js', '/old.js', '/i.svg', 'whatever'])
    expect(page.html).not.toContain(absent)
  // What React needs to hydrate stays.
  expect(page.html.match(/<!--.*?-->/g)).toEqual(['<!-- -->'])
  expect(page.html).toContain('<script type="application/ld+json">{"a": 1}</script>')
})

test('puts the security policy first in the head', () => {
  const policy = "default-src 'none'"
  expect(insertPolicy(finish(html), policy)).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
})

test('inlines the critical CSS of its kind and defers the style sheet, with its hash, and the fonts', () => {
  const page = finish(html)
  const [head = '', body = ''] = page.html.split('</head>')
  // Its rules must come before those of the style sheet, whose link the script may write.
  expect(head).toContain('<style>a{}</style><script')
  expect(head).not.toMatch(/rel="stylesheet"|woff2/)
  expect(body).toMatch(
    /<noscript id="deferred"><link rel="preload" href="\/m\/a.woff2" as="font"\/><link rel="stylesheet" href="\/base\/css\/a.css" integrity="sha256-[^"]{44}"\/><\/noscript>/,
  )
})

test('gives the style sheet to the script in the head', () => {
  expect(finish(html).html).toMatch(
    /<script data-href="\/base\/css\/a.css" data-integrity="sha256-[^"]{44}">arrive\(\)<\/script>/,
  )
})

test('gives the client’s scripts to the script at the end of a page that React hydrates', () => {
  expect(finish(html).html).toMatch(
    /<script data-scripts="\/c\/main.js \/c\/landing.js" data-integrity="sha256-x">start\(\)<\/script><\/body><\/html>$/,
  )
  expect(finish(html, { file: 'x.html', kind: 'legal' }).html).toContain('<script>start()</script></body>')
})

test('puts a page’s own inline scripts into its head, with the landing paths, and before the end', () => {
  const boot = finish(html, { ...landing, headScript: 'default-landing-page' })
  expect(boot.html).toContain('<script data-en="/" data-fr="/fr" data-es="/es">detect()</script></head>')
  const legal = finish(html, { file: 'x.html', kind: 'legal', endScript: 'legal-page' })
  expect(legal.html).toContain('<script>enhance()</script><script>start()</script></body>')
})

test('writes the release into the root element of a page that React hydrates', () => {
  expect(finish(html).html).toMatch(/^<html data-release="r1"><head>/)
  const localized = finish(html.replace('<html>', '<html lang="fr">'))
  expect(localized.html).toMatch(/^<html lang="fr" data-release="r1">/)
  expect(finish(html, { file: 'x.html', kind: 'legal' }).html).not.toContain('data-release')
})

test.each([
  ['no style sheet', html.replace('rel="stylesheet"', 'rel="x"'), /stylesheet.*finish-page\.ts/],
  ['no element to hydrate', html.replace('data-hydrate', 'id'), /hydration\/pages\.ts/],
  ['content that React outlined', html.replace('</main>', '<template></template></main>'), /<Suspense>/],
])('rejects a page by its file name: %s', (_, source, message) => {
  expect(() => finish(source)).toThrow(message)
  expect(() => finish(source)).toThrow('out/x.html')
})
