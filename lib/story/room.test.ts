import { findTallest } from './room'

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

test('finds the text with the most lines, though another has more characters', () => {
  const short = 'a\nb\nc\nd\ne\nf\ng'
  expect(findTallest([words(12, 'moon'), short])).toEqual([short])
})

test('finds one text for narrow and another for wide screens', () => {
  const [narrow, wide] = [words(30, 'moon'), 'x\nx\nx\nx\nx']
  expect(findTallest([narrow, wide])).toEqual([narrow, wide])
})

test('fills the lines of the text for wide screens, and shortens those that fit', () => {
  const narrow = words(40, 'moon')
  const wide = ['Nori', words(10, 'Nori'), 'Hugo', 'Presto', 'Clara'].join('\n')
  expect(findTallest([narrow, wide])).toEqual([narrow, `x\n${words(10, 'moon')}\nx\nx\nx`])
})

test('of texts with as many lines finds the one with the most characters', () => {
  expect(findTallest(['Hugo', 'Presto', 'Nori'])).toEqual(['Presto'])
})

test('breaks lines between words', () => {
  // Two of these words do not fit in a line, so that they take more lines than a text with more characters.
  const long = words(4, 'x'.repeat(20))
  expect(findTallest([words(18, 'moon'), long])[0]).toBe(long)
})
