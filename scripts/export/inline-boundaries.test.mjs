import { inlineBoundaries } from './inline-boundaries.mjs'

const page =
  '<main><!--$?--><template id="B:0"></template><p>Loading<!--$-->x<!--/$--></p><!--/$--></main>' +
  '<div hidden id="S:0"><div>a<!--$?--><template id="B:1"></template>wait<!--/$--></div></div>' +
  '<script>$RB=[];$RC=function(){};$RC("B:0","S:0")</script>' +
  '<div hidden id="S:1"><b>in</b></div><script>$RC("B:1","S:1")</script>'

test('content stands in its place, nested boundaries too, and no script swaps it', () => {
  expect(inlineBoundaries(page)).toBe('<main><!--$--><div>a<!--$--><b>in</b><!--/$--></div><!--/$--></main>')
})

test('a page without such boundaries stays as it is', () => {
  expect(inlineBoundaries('<main><!--$-->a<!--/$--></main>')).toBe('<main><!--$-->a<!--/$--></main>')
})

test('names for streamed view transitions, which no validator knows, are taken away', () => {
  expect(inlineBoundaries('<h1 class="a" vt-name="_R_1_" vt-update="auto">x</h1>')).toBe(
    '<h1 class="a">x</h1>',
  )
})

test('a boundary without content stops the build', () => {
  expect(() => inlineBoundaries('<!--$?--><template id="B:7"></template><!--/$-->')).toThrow('B:7')
})
