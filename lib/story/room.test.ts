import { fillText, findLongest } from './room'

test('fills the length of a text, with a little to spare', () => {
  expect(fillText('')).toBe('')
  expect(fillText('x'.repeat(20))).toHaveLength(21)
  expect(fillText('x'.repeat(200))).toHaveLength(203)
  expect(fillText('x'.repeat(200))).toMatch(/^(\w{2,6} ){40}/)
})

test('keeps the line breaks of a text', () => {
  const lengths = fillText(`${'x'.repeat(20)}\n\n${'x'.repeat(100)}`).split('\n')
  expect(lengths.map((line) => line.length)).toEqual([21, 0, 102])
})

test('finds the list with the most lines, though another has more characters', () => {
  expect(findLongest([['x'.repeat(50)], ['a\nb\nc']])).toEqual(['a\nb\nc'])
})

test('finds the list whose texts are longest together', () => {
  expect(findLongest([['a long text', ''], ['a text', 'a question'], ['text']])).toEqual([
    'a text',
    'a question',
  ])
})
