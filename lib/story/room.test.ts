import { getTallestStandIn } from './room'

const words = (count: number, word: string) => Array(count).fill(word).join(' ')

test('has as many lines as the text with the most', () => {
  expect(getTallestStandIn(['Nori', 'Hugo\ncounts\ntwice', 'Clara\nsniffs'])).toBe('noon\nnoon\nnoon')
})

test('breaks once more for each line that a text breaks', () => {
  // Broken in lines of at most 38 characters, and in those of at most 18 into three.
  expect(getTallestStandIn([words(8, 'moon')])).toBe(words(8, 'noon'))
})

test('is as tall as the tallest text for narrow and as the tallest for wide screens', () => {
  const [narrow, wide] = [words(16, 'noon'), 'Nori\nHugo\nClara']
  const lines = getTallestStandIn([narrow, wide]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines.join(' ').length).toBeGreaterThan(30)
})

test('breaks lines between words', () => {
  // Two of these words do not fit into a line of 40 characters; two of the other text's do.
  const [long, short] = [words(2, 'o'.repeat(20)), words(8, 'moon')]
  expect(getTallestStandIn([long])).not.toBe(getTallestStandIn([short]))
})
