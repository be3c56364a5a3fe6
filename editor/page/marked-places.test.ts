import { separateBoxes } from './marked-places'

const createBox = (left: number, top: number, right: number, bottom: number) => ({ top, right, bottom, left })

test.each([
  ['one below the other', createBox(0, 0, 50, 30), createBox(0, 24, 80, 60), [30, 24].map(() => 27)],
  ['far into each other', createBox(0, 0, 50, 30), createBox(0, 10, 80, 60), [30, 10]],
])('boxes %s are separated only if no more than their padding overlaps', (_, upper, lower, expected) => {
  separateBoxes([lower, upper])
  expect([upper.bottom, lower.top]).toEqual(expected)
})

test('boxes side by side are separated', () => {
  const [first, second] = [createBox(0, 0, 30, 30), createBox(24, 2, 60, 30)]
  separateBoxes([first, second])
  expect([first.right, second.left]).toEqual([27, 27])
})
