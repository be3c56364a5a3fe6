import type { Node } from '../kit/svg'
import { eye, moods } from './face'

const inside = (node: Node): Node[] => [node, ...node.children.flatMap(inside)]
const numbers = (node: Node | undefined) =>
  String(node?.attrs.d)
    .match(/-?[\d.]+/g)
    ?.map(Number) ?? []

test('droops a sad lid at the outer corner of either eye', () => {
  for (const outer of [1, -1] as const) {
    const [, lashes] = inside(eye(0, 0, 20, 'sad', { outer })).filter(({ tag }) => tag === 'path')
    const [fromX = 0, fromY = 0, , , toX = 0, toY = 0] = numbers(lashes)
    expect(Math.sign(fromX - toX) * Math.sign(fromY - toY)).toBe(outer)
  }
})

test('moves the pupil in the direction of the look and shows the white on the other side', () => {
  const ball = (look?: [number, number]) =>
    inside(eye(0, 0, 20, 'curious', { look })).filter(({ tag }) => tag === 'ellipse')
  const [white, pupil] = ball([1, -1])
  expect(white?.attrs.cx).toBe(0)
  expect(Number(pupil?.attrs.cx)).toBeGreaterThan(0)
  expect(Number(pupil?.attrs.cy)).toBeLessThan(0)
  // Looking straight ahead there is no white: only the pupil and its two highlights.
  expect(ball()).toHaveLength(3)
})

test('draws a closed eye as a line', () => {
  for (const [mood, { closed }] of Object.entries(moods))
    expect(eye(0, 0, 20, mood as keyof typeof moods).tag === 'path').toBe(Boolean(closed))
})
