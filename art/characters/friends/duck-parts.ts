import type { Point } from '../../kit/geometry'
import { colours as c, ellipse, group, ink, line, path, shade } from '../../kit/svg'
import { eye, type Mood, moods } from '../face'
import { brow, cheek } from './parts'

/* Clara's head, wings and feet, the same in every pose, facing left. */

/** Colours of the body and the wing, and of their shaded parts. */
export const down = '#FFFBEF'
export const downShade = '#E6D6C4'
export const wingFeathers = '#EBD9BF'
export const wingShade = '#CBB094'
/** Colours of bill and feet. */
export const bill = '#F08A4B'
export const billShade = '#D96B2E'
const billLine = '#A84E1F'

/** How far both halves of the bill turn on the corner of the mouth, in degrees. */
type Gape = [up: number, below: number]

/** A point inside the open bill, seen from the corner of the mouth. */
const inBill = (distance: number, degrees: number) =>
  [Math.cos, Math.sin].map((part) => Math.round(-distance * part((degrees * Math.PI) / 180))).join(' ')

/** The dark inside of the open bill, with the tongue. */
const throat = ([up, below]: Gape) => [
  path(`M3-4L${inBill(56, up)}Q${inBill(38, (up - below) / 2)} ${inBill(46, -below)}L4 8Z`, c.eye),
  shade(group({ rotate: -below }, path('M-4-1C-14-14-32-13-40-1Z', c.tongue))),
]

/** The bill, whose root runs back into the cheek. The corner of the mouth follows the mood. */
export const duckBill = (mood: Mood, gape?: Gape) => {
  const isTurnedDown = ['worried', 'sad', 'wry', 'pressed'].includes(moods[mood].mouth)
  const [up, below] = gape ?? [0, 0]
  return group(
    { x: -10, y: 12 },
    ...(gape ? throat(gape) : []),
    group({ rotate: -below }, path('M3-1C4 10-8 17-24 16C-40 16-52 10-57 0Z', billShade)),
    group(
      { rotate: up },
      path(
        'M-18-27C-27-24-34-16-43-13C-54-10-70-11-70-3C-70 4-61 4-55 3C-40 2-24 6-10 6C-1 6 6 2 4-6C3-12-4-13-7-18C-9-23-12-29-18-27Z',
        bill,
      ),
      ink(ellipse(-36, -8, 3, 2, billLine)),
    ),
    !gape && line(isTurnedDown ? 'M-16 5Q-2 2 5 11' : 'M-16 5Q2 8 7-4', billLine, 3),
  )
}

/** What the head of a pose may change. `browTilt` keeps the brow's slope on a head that hangs; `look`: see `eye`. */
export type DuckFace = {
  mood?: Mood
  gape?: Gape
  blush?: number
  browTilt?: number
  look?: Point
}

/** Clara's head around its middle, 74 wide without the bill. */
export const duckHead = ({ mood = 'happy', gape, blush = 9, browTilt = 0, look }: DuckFace) => [
  ellipse(0, 0, 37, 35, down),
  duckBill(mood, gape),
  cheek(8, 14, blush),
  // Never with a lid, because she would not be recognized.
  eye(1, -10, 10, moods[mood].lid ? 'happy' : mood, { look }),
  group({ x: 1, y: -10, rotate: browTilt }, brow(0, -15, 6, mood, '#A88A70')),
]

/** The folded wing from its shoulder at (0, 0): coverts with a scalloped edge, and three primaries. */
export const foldedWing = [
  path(
    'M-4 4C-4-16 22-24 46-18C70-12 96-14 122-30C121-18 116-10 107-5L120-6C115 5 107 11 96 14L108 15C96 26 84 31 70 33C50 42 24 40 8 28C-2 20-6 12-4 4Z',
    wingFeathers,
  ),
  shade(
    path(
      'M107-5C84 8 60 8 42 0C64 2 86 0 107-5ZM96 14C76 24 56 20 40 12C58 16 78 17 96 14ZM108 15C96 26 84 31 70 33C50 42 24 40 8 28C-2 20-6 12-4 4C10 26 50 34 108 15ZM40-19C56-8 48 2 42 3C50 10 40 20 22 21C38 14 32 6 28 5C44-2 46-12 40-19Z',
      wingShade,
    ),
  ),
]

/** The wing raised: shoulder, wrist, primaries that spread from the hand, and shorter feathers down to the back. */
export const raisedWing = [
  path(
    'M2-82C-8-112 2-140 20-162Q30-178 46-186L102-248Q108-232 98-214 114-224 128-222 126-204 112-194 128-200 140-194 136-178 120-170 134-172 142-164 134-148 118-146 128-142 130-134 120-122 104-124 110-114 106-106 94-100 82-106 82-94 76-88C64-78 46-62 30-60 14-62 4-68 2-82Z',
    wingFeathers,
  ),
  shade(
    path(
      'M98-214L70-176 62-182ZM112-194L78-156 72-164ZM120-170L80-140 76-148ZM118-146L78-124 76-132ZM104-124L72-108 72-116Z',
      wingShade,
    ),
  ),
  // Upper arm, forearm and hand, whose coverts end in scallops.
  path(
    'M2-82C-8-112 2-140 20-162Q30-178 46-186L74-216Q74-194 62-182 76-178 72-164 82-156 76-148 84-138 76-130 80-118 70-114 70-100 56-98C50-76 40-62 30-60 14-62 4-68 2-82Z',
    down,
  ),
]

/** A webbed foot on a short leg, its toes to the left. @param x of the ankle */
export const foot = (x: number) =>
  `M${x - 4}-14H${x + 5}L${x + 4}-7C${x + 5}-4 ${x + 7}-2 ${x + 8} 0Q${x + 2}-2 ${x - 5} 2Q${x - 9}-2 ${x - 17} 2Q${x - 20}-1 ${x - 28} 1C${x - 22}-6 ${x - 10}-6 ${x - 5}-9Z`
