import { heights } from '../characters/heights'
import { jumping, standing, walking } from '../characters/nori'
import { joint, mapX, morph } from './geometry'
import { type Node, serialize } from './svg'

test('a turn is between the two drawings of a shape', () => {
  expect([0, 0.5, 1].map((part) => morph('M0-10C4 8', 'M10 10C8-8', part).replace(/ +/g, ','))).toEqual([
    'M,0,-10C,4,8',
    'M,5,0C,6,0',
    'M,10,10C,8,-8',
  ])
  expect(mapX('M4-10L-6 8', (x) => x / 2).replace(/ +/g, ',')).toBe('M,2,-10L,-3,8')
})

test('bones keep their lengths, elbows bend to the back and knees to the front', () => {
  for (const bend of [1, -1] as const) {
    const [x, y] = joint([0, 0], [0, 100], 60, 60, bend)
    expect(Math.hypot(x, y)).toBeCloseTo(60)
    expect(Math.hypot(x, y - 100)).toBeCloseTo(60)
    expect(Math.sign(x)).toBe(bend)
  }
})

test('Nori stands and walks with his paws on the ground, and leaps above it', () => {
  /** How many paws are turned by no degrees, flat. */
  const flat = (drawing: Node) => serialize(drawing).match(/translate\(-?[\d.]+ -14\)"/g)?.length ?? 0
  expect(flat(standing())).toBe(4)
  expect(flat(jumping())).toBe(0)
  expect(serialize(walking())).not.toBe(serialize(standing()))
})

test('page 9 seats the friends from the smallest to the tallest', () => {
  const row = ['snail', 'hedgehog', 'duck', 'rabbit', 'nori'] as const
  expect(row.map((who) => heights[who]).sort((a, b) => a - b)).toEqual(row.map((who) => heights[who]))
})
