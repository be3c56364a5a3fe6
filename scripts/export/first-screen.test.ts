import { firstScreenStyles, withReadVariables } from './first-screen'
import { readPage } from './page'

const css =
  '@font-face{font-family:nori;src:url(../media/a.woff2)}@font-face{font-family:"Nori Arial";src:local("Arial");size-adjust:98%}' +
  '@property --used{syntax:"*";inherits:false;initial-value:solid}@property --idle{syntax:"*";inherits:false}' +
  '.hero{border-style:var(--used);background:url(../media/b.svg)}.below{color:red}@media print{.hero{display:none}}'
const html =
  '<html><head><link rel="preload" href="/m/a.woff2" as="font"/><link rel="stylesheet" href="/base/css/a.css"/></head>' +
  '<body><main><section class="hero"><section>in</section></section><section class="last" data-ends-first-screen="">x</section><section class="below">y</section></main></body></html>'
const styles = (sheet: string) => firstScreenStyles(readPage('x.html', html), () => sheet)

test('the styles are those that the first screen uses, with addresses from the root', async () => {
  const found = await styles(css)
  expect(found).toContain('.hero{border-style:var(--used);background:url(/base/media/b.svg)}')
  expect(found).toContain('local("Arial")')
  expect(found).toContain('@property --used')
  for (const absent of ['.below', '--idle', '@media print', 'woff2']) expect(found).not.toContain(absent)
})

test('the first screen ends with the marked element, not with the first section', async () => {
  expect(await styles(`${css}.last{top:0}`)).toContain('.last{top:0}')
})

test('of the theme’s variables only those that the first screen reads are in the page', () => {
  const theme =
    '@layer theme{:root{--a:1px;--b:var(--c), "x";--c:#fff;--d:red}}@layer base{p{margin:var(--b,Arial, "y");color:var(--e,blue)}}'
  expect(withReadVariables(theme)).toBe(
    '@layer theme{:root{--b:var(--c), "x";--c:#fff}}@layer base{p{margin:var(--b);color:var(--e,blue)}}',
  )
})
