import { finishPage, type Parts } from './finish-page'
import { readPage } from './page'
import { withPolicy } from './security'

const script =
  '<script data-own="">(function longName(a) {\n  // why\n  a.done = 1 + 1\n})(globalThis)</script>'
const html =
  '<html><head><link rel="preload" as="image" href="/i.svg"/><link rel="preload" href="/m/a.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/base/css/a.css" data-precedence="next"/><link rel="preload" as="script" href="/b.js"/>' +
  `<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>${script}</head><body>` +
  '<div data-app="landing"><main><!-- -->text<section class="hero" data-ends-first-screen=""><i class="part">Hello</i></section><section class="below">Bye</section></main></div><!--$--><!--/$-->' +
  '<script type="application/ld+json">{"a": 1}</script><script>whatever([1,"x"])</script></body></html>'
const css = '.hero{color:red}.hero .part{color:green}.below{color:blue}'
const page = { scripts: '/c/main.js /c/landing.js', integrity: 'sha256-x' }
const parts: Parts = {
  read: () => css,
  client: { landing: page, story: page },
  inline: 'start()',
}
const landing = { file: 'x.html', entry: 'landing' } as const
const finish = (
  source: string,
  row: Parameters<typeof finishPage>[1] = landing,
  changes: Partial<Parts> = {},
) => finishPage(readPage('x.html', source), row, { ...parts, ...changes })

test('only our own scripts and structured data stay, whoever wrote the others', async () => {
  const page = await finish(html)
  for (const absent of ['/a.js', '/b.js', '/old.js', '/i.svg', 'whatever'])
    expect(page.html).not.toContain(absent)
  // What React needs to hydrate stays.
  expect(page.html.match(/<!--.*?-->/g)).toEqual(['<!-- -->'])
  expect(page.html).toContain('<script type="application/ld+json">{"a": 1}</script>')
})

test('the policy is first in the head', async () => {
  const policy = "default-src 'none'"
  expect(withPolicy(await finish(html), policy)).toContain(
    `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
})

test('our scripts are minified and do the same', async () => {
  const [own] = (await finish(html)).scripts
  expect(own?.content).not.toMatch(/why|longName/)
  new Function(own?.content ?? '')()
  expect(Reflect.get(globalThis, 'done')).toBe(2)
  await expect(finish(html.replace('globalThis', '('))).rejects.toThrow()
})

test('the page has the styles of its first screen; sheet and fonts are loaded later, the sheet with its hash', async () => {
  const page = await finish(html)
  const [head = '', body = ''] = page.html.split('</head>')
  expect(head).toContain('.hero{color:red}.hero .part{color:green}')
  expect(head).not.toMatch(/\.below\{|stylesheet|woff2/)
  expect(body).toMatch(
    /<noscript id="rest"><link rel="preload" href="\/m\/a.woff2" as="font"\/><link rel="stylesheet" href="\/base\/css\/a.css" integrity="sha256-[^"]{44}"\/><\/noscript>/,
  )
})

test('the script at the end names the scripts of a page that has them', async () => {
  expect((await finish(html)).html).toMatch(
    /<script data-own="" data-scripts="\/c\/main.js \/c\/landing.js" data-integrity="sha256-x">start\(\)<\/script><\/body><\/html>$/,
  )
  expect((await finish(html, { file: 'x.html' })).html).toContain(
    '<script data-own="">start()</script></body>',
  )
})

test.each([
  ['the end of its first screen', html.replace('data-ends-first-screen', 'id'), /data-ends-first-screen/],
  ['a style sheet', html.replace('rel="stylesheet"', 'rel="x"'), /stylesheet.*first-screen\.ts/],
  ['what React hydrates', html.replace('data-app', 'id'), /client\/apps\.ts/],
  ['what React put out of its place', html.replace('</main>', '<template></template></main>'), /<Suspense>/],
])('a page that lacks %s stops the build, and is named', async (_, source, message) => {
  await expect(finish(source)).rejects.toThrow(message)
  await expect(finish(source)).rejects.toThrow('out/x.html')
})

test('style sheets without a style for the first screen stop the build', async () => {
  await expect(finish(html, landing, { read: () => '.below{color:red}' })).rejects.toThrow('x.html')
})
