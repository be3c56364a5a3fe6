import { interpolatePath, jointPosition, mapX } from './geometry'

/** A path with commas between its commands and numbers. */
const normalise = (d: string) => d.replace(/ +/g, ',')

test('interpolates between two paths', () => {
  expect([0, 0.5, 1].map((part) => normalise(interpolatePath('M0-10C4 8', 'M10 10C8-8', part)))).toEqual([
    'M,0,-10C,4,8',
    'M,5,0C,6,0',
    'M,10,10C,8,-8',
  ])
})

test('changes the x coordinates of a path', () => {
  expect(normalise(mapX('M4-10L-6 8', (x) => x / 2))).toBe('M,2,-10L,-3,8')
})

test('keeps the lengths of bones and bends joints in the given direction', () => {
  for (const bend of [1, -1] as const) {
    const [x, y] = jointPosition([0, 0], [0, 100], 60, 60, bend)
    expect(Math.hypot(x, y)).toBeCloseTo(60)
    expect(Math.hypot(x, y - 100)).toBeCloseTo(60)
    expect(Math.sign(x)).toBe(bend)
  }
})
