import { type Node, serialize } from '../../kit/svg'
import { jumpingNori, standingNori, walkingNori } from './on-four-legs'

/** Number of paws that are flat on the ground, i.e. not rotated. */
const countFlatPaws = (drawing: Node) => serialize(drawing).match(/translate\(-?[\d.]+ -14\)"/g)?.length ?? 0

test('stands with all paws flat on the ground and leaps with none', () => {
  expect(countFlatPaws(standingNori())).toBe(4)
  expect(countFlatPaws(jumpingNori())).toBe(0)
})

test('walks in another pose than it stands', () => {
  expect(serialize(walkingNori())).not.toBe(serialize(standingNori()))
})
