import { heights } from './heights'

test('page 9 seats the friends from the smallest to the tallest', () => {
  const seated = ['snail', 'hedgehog', 'duck', 'rabbit', 'nori'] as const
  const seatedHeights = seated.map((character) => heights[character])
  expect(seatedHeights.toSorted((a, b) => a - b)).toEqual(seatedHeights)
})
