import { inlineFirstScreen } from './first-screen.mjs'

const css =
  '@font-face{font-family:nori;src:url(../media/a.woff2)}@font-face{font-family:"Nori Arial";src:local("Arial");size-adjust:98%}' +
  '@property --used{syntax:"*";inherits:false;initial-value:solid}@property --idle{syntax:"*";inherits:false}' +
  '.hero{border-style:var(--used);background:url(../media/b.svg)}.below{color:red}@media print{.hero{display:none}}'
const html =
  '<html><head><link rel="preload" href="/m/a.woff2" as="font"/><link rel="stylesheet" href="/base/css/a.css" data-precedence="next"/></head>' +
  '<body><main><section class="hero">x</section><section class="below">y</section></main></body></html>'

test('the first screen has its styles in the page; the rest comes after it', async () => {
  const page = await inlineFirstScreen(html, () => css)
  const head = page.slice(0, page.indexOf('</head>'))
  expect(head).toContain('.hero{border-style:var(--used);background:url(/base/media/b.svg)}')
  expect(head).toContain('local("Arial")')
  expect(head).toContain('@property --used')
  for (const absent of ['.below', '--idle', '@media print', 'woff2', '<link'])
    expect(head).not.toContain(absent)
  expect(page).toMatch(
    /<noscript id="rest"><link rel="preload" href="\/m\/a.woff2" as="font"\/><link rel="stylesheet" href="\/base\/css\/a.css" data-precedence="next" integrity="sha384-[^"]{64}"\/><\/noscript>/,
  )
})

test('a page whose first screen can not be told stops the build', async () => {
  await expect(inlineFirstScreen('<html><head></head><body></body></html>', () => css)).rejects.toThrow(
    '<section>',
  )
})
