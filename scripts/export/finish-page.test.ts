import { type Additions, finishPage } from './finish-page'
import { readPage } from './page'
import { insertPolicy } from './security'

const html =
  '<html><head><link rel="preload" as="image" href="/i.svg"/><link rel="preload" href="/m/a.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/base/css/a.css" data-precedence="next"/><link rel="preload" as="script" href="/b.js"/>' +
  `<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body>` +
  '<div data-app="landing"><main><!-- -->text<section class="hero" data-ends-first-screen=""><i class="part">Hello</i></section><section class="below">Bye</section></main></div><!--$--><!--/$-->' +
  '<script type="application/ld+json">{"a": 1}</script><script>whatever([1,"x"])</script></body></html>'
const css = '.hero{color:red}.hero .part{color:green}.below{color:blue}'
const page = { scripts: '/c/main.js /c/landing.js', integrity: 'sha256-x' }
const additions: Additions = {
  read: () => css,
  client: { landing: page, story: page },
  inlineScripts: {
    'default-landing-page': 'detect()',
    'other-landing-page': 'request()',
    'legal-page': 'enhance()',
    'every-page': 'start()',
  },
}
const landing = { file: 'x.html', app: 'landing' } as const
const finish = (
  source: string,
  exported: Parameters<typeof finishPage>[1] = landing,
  changes: Partial<Additions> = {},
) => finishPage(readPage('x.html', source), exported, { ...additions, ...changes })

test('removes Next’s scripts, their preloads and its comments, and keeps structured data', async () => {
  const page = await finish(html)
  for (const absent of ['/a.js', '/b.js', '/old.js', '/i.svg', 'whatever'])
    expect(page.html).not.toContain(absent)
  // What React needs to hydrate stays.
  expect(page.html.match(/<!--.*?-->/g)).toEqual(['<!-- -->'])
  expect(page.html).toContain('<script type="application/ld+json">{"a": 1}</script>')
})

test('puts the security policy first in the head', async () => {
  const policy = "default-src 'none'"
  expect(insertPolicy(await finish(html), policy)).toContain(
    `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
})

test('inlines critical CSS and defers the style sheet, with its hash, and the fonts', async () => {
  const page = await finish(html)
  const [head = '', body = ''] = page.html.split('</head>')
  expect(head).toContain('.hero{color:red}.hero .part{color:green}')
  expect(head).not.toMatch(/\.below\{|stylesheet|woff2/)
  expect(body).toMatch(
    /<noscript id="deferred"><link rel="preload" href="\/m\/a.woff2" as="font"\/><link rel="stylesheet" href="\/base\/css\/a.css" integrity="sha256-[^"]{44}"\/><\/noscript>/,
  )
})

test('gives the client’s scripts to the script at the end of a page with an app', async () => {
  expect((await finish(html)).html).toMatch(
    /<script data-scripts="\/c\/main.js \/c\/landing.js" data-integrity="sha256-x">start\(\)<\/script><\/body><\/html>$/,
  )
  expect((await finish(html, { file: 'x.html' })).html).toContain('<script>start()</script></body>')
})

test('puts a page’s own inline scripts into its head, with the landing paths, and before the end', async () => {
  const boot = await finish(html, { ...landing, headScript: 'default-landing-page' })
  expect(boot.html).toContain('<script data-en="/" data-fr="/fr" data-es="/es">detect()</script><style>')
  const legal = await finish(html, { file: 'x.html', endScript: 'legal-page' })
  expect(legal.html).toContain('<script>enhance()</script><script>start()</script></body>')
})

test.each([
  ['no end of the first screen', html.replace('data-ends-first-screen', 'id'), /data-ends-first-screen/],
  ['no style sheet', html.replace('rel="stylesheet"', 'rel="x"'), /stylesheet.*first-screen\.ts/],
  ['no element for the app', html.replace('data-app', 'id'), /client\/apps\.ts/],
  ['content that React outlined', html.replace('</main>', '<template></template></main>'), /<Suspense>/],
])('rejects a page by its file name: %s', async (_, source, message) => {
  await expect(finish(source)).rejects.toThrow(message)
  await expect(finish(source)).rejects.toThrow('out/x.html')
})

test('rejects a page without critical CSS', async () => {
  await expect(finish(html, landing, { read: () => '.below{color:red}' })).rejects.toThrow('x.html')
})
