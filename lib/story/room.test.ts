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
  expect(findLongest([['x'.repeat(50)], ['a\nb\nc']], 30)).toEqual(['a\nb\nc'])
})

test('finds the list whose texts are longest together', () => {
  expect(findLongest([['a long text', ''], ['a text', 'a question'], ['text']], 30)).toEqual([
    'a text',
    'a question',
  ])
})

test('finds the list with the most lines of a screen’s width', () => {
  const lists = [['x'.repeat(90)], ['a\nb']]
  expect(findLongest(lists, 30)).toBe(lists[0])
  expect(findLongest(lists, 90)).toBe(lists[1])
})
