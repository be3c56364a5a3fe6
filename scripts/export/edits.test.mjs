import { cut, edited, insert } from './edits.mjs'

const source = '0123456789'

test('parts are taken away and texts put in, by the places of the source', () => {
  expect(edited(source, [insert(8, 'b'), cut({ start: 2, end: 4 }), insert(2, 'a')])).toBe('01a4567b89')
})

test('of two that begin at one place the longer one counts', () => {
  expect(edited(source, [cut({ start: 1, end: 2 }), cut({ start: 1, end: 4 })])).toBe('0456789')
})

test('texts at one place keep their order', () => {
  expect(edited(source, [insert(3, 'a'), insert(3, 'b')])).toBe('012ab3456789')
})

test('a part of the source that stands elsewhere is edited there too, and what held it is gone', () => {
  const moved = { start: 1, end: 2, by: ['<', { start: 6, end: 9 }, '>'] }
  expect(edited(source, [moved, cut({ start: 5, end: 10 }), cut({ start: 7, end: 8 })])).toBe('0<68>234')
})

test('the text ends before a place of the source, wherever that has come to stand', () => {
  const moved = { start: 1, end: 2, by: [{ start: 6, end: 9 }] }
  expect(edited(source, [moved, cut({ start: 5, end: 10 })], 8)).toBe('067')
  expect(edited(source, [cut({ start: 4, end: 6 })], 4)).toBe('0123')
})

test('a place that was taken away is named', () => {
  expect(() => edited(source, [cut({ start: 2, end: 5 })], 3)).toThrow('3456789')
})
