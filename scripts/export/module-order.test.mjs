import { moduleOrder } from './module-order.mjs'

const chunk = (/** @type {string} */ content) =>
  `(globalThis.TURBOPACK||[]).push([document.currentScript,${content}]);`

test('modules come after those that they need, each once', () => {
  const chunks = [
    chunk('1,(e,t,r)=>{"use strict";e.i(3);var a=e.r(2)},2,e=>{e.i(3)}'),
    chunk('3,function(e){e.s([1])},4,e=>{}'),
  ]
  expect(moduleOrder(chunks, [], [1])).toEqual([3, 2, 1])
})

test('what only a function, a condition or a class would run is left to these', () => {
  const code = 'e=>{let f=()=>e.r(2);if(f)e.r(3);f?e.r(4):0;class A{x=e.r(5)}function g(){e.r(6)}}'
  expect(moduleOrder([chunk(`1,${code},2,e=>{},3,e=>{},4,e=>{},5,e=>{},6,e=>{}`)], [], [1])).toEqual([1])
})

test('an entry is left out, but what its functions need is not', () => {
  expect(moduleOrder([chunk('1,e=>{start(()=>{e.r(2)})},2,e=>{}')], [1], [])).toEqual([2])
})

test('one factory can stand for several ids, and ids can be missing', () => {
  expect(moduleOrder([chunk('1,2,e=>{e.i(99)}')], [], [1, 2])).toEqual([1, 2])
})

test('modules that need each other come once', () => {
  expect(moduleOrder([chunk('1,e=>{e.i(2)},2,e=>{e.i(1)}')], [], [1])).toEqual([2, 1])
})

test('an entry that no chunk has stops the build', () => {
  expect(() => moduleOrder([chunk('1,e=>{}')], [1, 8], [])).toThrow(/module 8 .*module-order\.mjs/)
})
