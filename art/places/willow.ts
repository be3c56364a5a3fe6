import { withContourLines } from '../kit/contour-lines'
import { element, path } from '../kit/svg'

/* Willows: one close to the eye, whose shoots hang into the picture, and pollards in the distance (page 4). */

/** Where a shoot leaves the crown, how long it is, and how far its tip swings to the right. */
type Shoot = [x: number, y: number, length: number, swing: number]
const near: Shoot[] = [
  [30, 40, 240, 14],
  [62, 34, 176, 30],
  [176, 10, 214, 24],
  [208, 6, 130, 54],
  [318, -8, 160, 44],
]
const far: Shoot[] = [
  [96, 24, 256, 24],
  [122, 18, 140, 44],
  [246, 2, 150, 40],
  [270, -2, 92, 60],
  [352, -10, 112, 64],
  [420, -16, 130, 40],
  [446, -20, 80, 66],
]

/** Its joints, each of which has a pair of leaves. It leaves the crown sideways and then hangs. */
const joints = ([x, y, length, swing]: Shoot, every: number) => {
  const count = Math.round(length / every)
  return Array.from(
    { length: count + 1 },
    (_, i) => `${Math.round(x + swing * Math.sqrt(i / count))} ${Math.round(y + (length * i) / count)}`,
  ).join('L')
}

const drawShoots = (shoots: Shoot[], width: number) =>
  element('path', {
    d: shoots.map((shoot) => `M${joints(shoot, 10 * width)}`).join(''),
    'stroke-width': width,
    'marker-mid': 'url(#leaves)',
    'marker-end': 'url(#leaves)',
  })

/** The willow at the left edge. A pair of leaves is a marker, in proportion to the width of the shoot. */
export const hangingWillow = (fill: string, bark: string) => [
  element(
    'defs',
    {},
    element(
      'marker',
      { id: 'leaves', overflow: 'visible', orient: 'auto' },
      path('M-3 0Q1-4 12-5Q8-1 0 0Q9 1 12 6Q1 4-3 0Z', fill),
    ),
  ),
  ...withContourLines(
    'willow',
    path('M-60-20H490Q330 26 190 30Q96 42 60 110C32 190 26 330 36 430Q46 540 90 620H-60Z', fill),
    [bark, 3],
    [
      [-12, -10],
      [-30, -26],
      [-22, -40],
    ],
  ),
  element('g', { fill: 'none', stroke: fill }, drawShoots(near, 3), drawShoots(far, 2.2)),
]

/** A pollard far away, 60 wide and 50 tall, standing on (0, 0). */
export const farPollard =
  'M-5 4L-3-24Q-9-20-11-8Q-13-18-16-12Q-20-10-24 0Q-36-30-14-39Q0-52 14-39Q36-30 25-2Q22-12 18-10Q14-20 11-6Q8-20 3-24L5 4Z'
