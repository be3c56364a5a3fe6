import { blankPages, bookletPageSelectors, listBookletSides } from './booklet'
import { storyPages } from './pages'

test('blank pages fill the booklet to whole sheets', () => {
  expect(bookletPageSelectors.length % 4).toBe(0)
  expect(bookletPageSelectors).toHaveLength(storyPages.length + 4 + blankPages)
  expect(blankPages).toBeLessThan(4)
})

test('each sheet has four pages that follow each other once it is folded', () => {
  expect(listBookletSides(['1', '2', '3', '4', '5', '6', '7', '8'])).toEqual([
    ['8', '1'],
    ['2', '7'],
    ['6', '3'],
    ['4', '5'],
  ])
})
