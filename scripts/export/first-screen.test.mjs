import { cut, edited } from './edits.mjs'
import { firstScreenStyled, withReadVariables } from './first-screen.mjs'
import { readPage } from './page.mjs'

const css =
  '@font-face{font-family:nori;src:url(../media/a.woff2)}@font-face{font-family:"Nori Arial";src:local("Arial");size-adjust:98%}' +
  '@property --used{syntax:"*";inherits:false;initial-value:solid}@property --idle{syntax:"*";inherits:false}' +
  '.hero{border-style:var(--used);background:url(../media/b.svg)}.below{color:red}@media print{.hero{display:none}}'
const html =
  '<html><head><link rel="preload" href="/m/a.woff2" as="font"/><link rel="stylesheet" href="/base/css/a.css" data-precedence="next"/></head>' +
  '<body><main><section class="hero"><section class="part">in</section></section><section class="last" data-ends-first-screen="">x</section><section class="below">y</section></main></body></html>'

/** The page after the step. @param {string} [sheet] @param {string} [source] @param {import('./edits.mjs').Edit[]} [edits] */
async function styled(sheet = css, source = html, edits = []) {
  const page = readPage('x.html', source)
  return edited(page.html, [...edits, ...(await firstScreenStyled(page, edits, () => sheet))])
}

test('the first screen has its styles in the page; the rest is loaded later', async () => {
  const page = await styled()
  const head = page.slice(0, page.indexOf('</head>'))
  expect(head).toContain('.hero{border-style:var(--used);background:url(/base/media/b.svg)}')
  expect(head).toContain('local("Arial")')
  expect(head).toContain('@property --used')
  for (const absent of ['.below', '--idle', '@media print', 'woff2', '<link'])
    expect(head).not.toContain(absent)
  expect(page).toMatch(
    /<noscript id="rest"><link rel="preload" href="\/m\/a.woff2" as="font"\/><link rel="stylesheet" href="\/base\/css\/a.css" data-precedence="next" integrity="sha256-[^"]{44}"\/><\/noscript>/,
  )
})

test('the first screen ends with the marked element, not with the first section', async () => {
  expect(await styled(`${css}.last{top:0}`)).toContain('.last{top:0}')
})

test('the styles of what an earlier step removed are left out', async () => {
  const part = '<section class="part">in</section>'
  const start = html.indexOf(part)
  const sheet = `${css}.part{left:0}`
  expect(await styled(sheet)).toContain('.part{left:0}')
  expect(await styled(sheet, html, [cut({ start, end: start + part.length })])).not.toContain('.part{left:0}')
})

test('style sheets without a style for the first screen stop the build, and the page is named', async () => {
  await expect(styled('.below{color:red}')).rejects.toThrow('x.html')
})

test('of the theme’s variables only those that the first screen reads are in the page', () => {
  const css =
    '@layer theme{:root{--a:1px;--b:var(--c), "x";--c:#fff;--d:red}}@layer base{p{margin:var(--b,Arial, "y");color:var(--e,blue)}}'
  expect(withReadVariables(css)).toBe(
    '@layer theme{:root{--b:var(--c), "x";--c:#fff}}@layer base{p{margin:var(--b);color:var(--e,blue)}}',
  )
})
