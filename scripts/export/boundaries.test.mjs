import { boundariesInPlace } from './boundaries.mjs'
import { edited } from './edits.mjs'
import { readPage } from './page.mjs'

const page = (/** @type {string} */ body) => `<html><head></head><body>${body}</body></html>`
const inPlace = (/** @type {string} */ body) => {
  const read = readPage('x.html', page(body))
  return edited(read.html, boundariesInPlace(read))
}

const streamed =
  '<main><!--$?--><template id="B:0"></template><div>Loading<!--$-->x<!--/$--></div><!--/$--></main>' +
  '<div hidden id="S:0"><div vt-name="_R_1_">a<!--$?--><template id="B:1"></template>wait<!--/$--></div></div>' +
  '<script>$RB=[];$RC=function(){};$RC("B:0","S:0")</script>' +
  '<div hidden id="S:1"><b>in</b></div><script>$RC("B:1","S:1")</script>' +
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'

test('content is moved into its boundaries, nested ones too, and the swapping scripts are removed', () => {
  expect(inPlace(streamed)).toBe(page('<main><!--$--><div>a<!--$--><b>in</b><!--/$--></div><!--/$--></main>'))
})

test('a boundary ends with its own closing comment, whatever its fallback contains', () => {
  const fallback = '<!--$--><p>x</p><!--/$--><!--&--><p>y</p><!--/&-->'
  expect(
    inPlace(
      `<!--$?--><template id="B:0"></template>${fallback}<!--/$--><i>z</i><div hidden id="S:0">a</div>`,
    ),
  ).toBe(page('<!--$-->a<!--/$--><i>z</i>'))
})

test('a page without such boundaries is unchanged', () => {
  const complete = '<main><!--$-->a<!--/$--></main><script>own()</script>'
  expect(inPlace(complete)).toBe(page(complete))
})

test('attributes for streamed view transitions, which are not valid HTML, are removed', () => {
  expect(inPlace('<h1 class="a" vt-name="_R_1_" vt-update="auto">x</h1>')).toBe(page('<h1 class="a">x</h1>'))
})

test('a boundary without content, or without an end, stops the build and is named', () => {
  expect(() => inPlace('<!--$?--><template id="B:7"></template><!--/$-->')).toThrow(/x\.html.*B:7.*S:7/)
  expect(() => inPlace('<!--$?--><template id="B:7"></template><div hidden id="S:7"></div>')).toThrow(
    /x\.html.*B:7.*never closed/,
  )
})
