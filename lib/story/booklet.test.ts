import { countBlankPages, listBookletSides } from './booklet'

test.each([
  [12, 0],
  [13, 3],
  [15, 1],
])('after %i pages %i blank ones fill the last sheet', (pages, blank) => {
  expect(countBlankPages(pages)).toBe(blank)
})

test('each sheet has four pages that follow each other once it is folded', () => {
  expect(listBookletSides(['1', '2', '3', '4', '5', '6', '7', '8'])).toEqual([
    ['8', '1'],
    ['2', '7'],
    ['6', '3'],
    ['4', '5'],
  ])
})
