import { edited } from './edits.mjs'
import { ownScriptsMinified } from './minify.mjs'
import { readPage } from './page.mjs'

const html = (/** @type {string} */ own) =>
  `<html><head><script data-own="">${own}</script><script>other( 1 )</script></head><body></body></html>`

test('the page’s own scripts are minified and do the same', () => {
  const page = readPage(
    'x.html',
    html('(function longName(window) {\n  // why\n  window.done = 1 + 1\n})(globalThis)'),
  )
  const short = edited(page.html, ownScriptsMinified(page))
  const code = readPage('x.html', short).scripts[0]?.content ?? ''
  expect(code).not.toMatch(/why|longName/)
  new Function(code)()
  expect(Reflect.get(globalThis, 'done')).toBe(2)
  expect(short).toContain('<script>other( 1 )</script>')
})

test('an invalid script stops the build', () => {
  const page = readPage('x.html', html('this is no script ('))
  expect(() => ownScriptsMinified(page)).toThrow()
})
