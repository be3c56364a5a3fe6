import { blankPages, bookletPages, buildBookletStyles, listBookletSides } from './booklet'
import { storyPages } from './pages'

test('blank pages fill the booklet to whole sheets', () => {
  expect(bookletPages.length % 4).toBe(0)
  expect(bookletPages).toHaveLength(storyPages.length + 4 + blankPages)
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

test('the styles put every page in its place once, and the fold on every second side', () => {
  const styles = buildBookletStyles()
  for (const page of bookletPages) expect(styles.split(`${page} { order:`)).toHaveLength(2)
  expect(styles).toContain('.booklet-back { order: 1; }')
  expect(styles).toContain('.booklet-cover { order: 2; }')
  expect(styles.match(/::before/g)).toHaveLength(bookletPages.length / 4)
  expect(styles).toContain('.booklet-cover::before')
})
