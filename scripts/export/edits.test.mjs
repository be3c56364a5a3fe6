import { cut, edited, insert } from './edits.mjs'

const source = '0123456789'

test('parts are removed and texts inserted, by the offsets in the source', () => {
  expect(edited(source, [insert(8, 'b'), cut({ start: 2, end: 4 }), insert(2, 'a')])).toBe('01a4567b89')
})

test('of two edits that begin at the same offset the longer one is applied', () => {
  expect(edited(source, [cut({ start: 1, end: 2 }), cut({ start: 1, end: 4 })])).toBe('0456789')
})

test('texts at the same offset keep their order', () => {
  expect(edited(source, [insert(3, 'a'), insert(3, 'b')])).toBe('012ab3456789')
})

test('a part of the source that is moved is edited too, and its old container is removed', () => {
  const moved = { start: 1, end: 2, by: ['<', { start: 6, end: 9 }, '>'] }
  expect(edited(source, [moved, cut({ start: 5, end: 10 }), cut({ start: 7, end: 8 })])).toBe('0<68>234')
})

test('the text ends before an offset in the source, also in a part that was moved', () => {
  const moved = { start: 1, end: 2, by: [{ start: 6, end: 9 }] }
  expect(edited(source, [moved, cut({ start: 5, end: 10 })], 8)).toBe('067')
  expect(edited(source, [cut({ start: 4, end: 6 })], 4)).toBe('0123')
})

test('an offset that was removed is named', () => {
  expect(() => edited(source, [cut({ start: 2, end: 5 })], 3)).toThrow('3456789')
})
