import { fillText, findLongest } from './room'

test('fills the length of a text, with a little to spare', () => {
  expect(fillText(0)).toBe('')
  expect(fillText(20)).toHaveLength(21)
  expect(fillText(200)).toHaveLength(203)
  expect(fillText(200)).toMatch(/^(\w{2,6} ){40}/)
})

test('finds the list whose texts are longest together', () => {
  expect(findLongest([['a long text', ''], ['a text', 'a question'], ['text']])).toEqual([
    'a text',
    'a question',
  ])
})
