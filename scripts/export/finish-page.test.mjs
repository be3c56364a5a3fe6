import { finishPage } from './finish-page.mjs'
import { readPage } from './page.mjs'

const html =
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="fetch" href="/d.json"/>' +
  '<script src="/turbopack-1.js" async=""></script><script src="/a.js" async=""></script></head><body>' +
  '<main><!--$?--><template id="B:0"></template><p>Loading</p><!--/$--></main>' +
  '<div hidden id="S:0"><section class="hero" data-ends-first-screen="" vt-name="x">Hello</section><section class="below">Bye</section></div>' +
  '<script>$RB=[];$RC("B:0","S:0")</script><script>self.__next_f.push([1,"x"])</script>' +
  '<script>(globalThis["TURBOPACK"] || []).push({"runtimeModuleIds":[1]});</script></body></html>'

/** @param {string} source @param {boolean} startsScripts */
const finish = (source, startsScripts) =>
  finishPage(
    readPage('x.html', source),
    { file: 'x.html', startsScripts },
    {
      read: (address) =>
        address.endsWith('.css') ? '.hero{color:red}.below{color:blue}' : 'TURBOPACK.push([0,1,e=>{}])',
      integrityOf: () => 'sha256-x',
      blocks: [],
      writeStart: () => '/start.js',
    },
  )

test('a page that starts scripts gets its boundaries in place, its styles and its starter', async () => {
  const page = await finish(html, true)
  expect(page.html).toMatch(
    /^<html><head><style>\.hero\{color:red\}.*<\/style><\/head><body><main><!--\$--><section class="hero" data-ends-first-screen="">Hello<\/section><section class="below">Bye<\/section><!--\/\$--><\/main><noscript id="rest">.*<\/noscript><script data-own="" data-src="\/start\.js"/s,
  )
  expect(page.html).not.toContain('.below{color')
  expect(page.scripts.map(({ kind }) => kind)).toEqual(['own'])
})

test('a page whose row has no scripts gets none, whatever it preloads', async () => {
  const { html: finished } = await finish(html, false)
  for (const absent of ['/start.js', '/d.json', '/a.js', '__next_f']) expect(finished).not.toContain(absent)
})

test('a missing or left-over part stops the build', async () => {
  await expect(finish(html.replace('turbopack-1', 'renamed'), true)).rejects.toThrow(
    /out\/x\.html:.*turbopack/s,
  )
  await expect(finish(html.replace('$RB=[];', '$RX();'), true)).rejects.toThrow(/out\/x\.html:.*\$RX/s)
})
