import { gradient, roundGradient } from '../glow'
import type { Point } from '../limbs'
import { copies, el, ellipse, group, line, path, shade } from '../svg'
import { houseAtNight } from './house'
import { blades, dots, grassy, range, slope } from './land'
import { pageSky } from './sky'
import { plant, stencils } from './trees'

/* The garden gate of page 2: the house below a very large night. */

/** An apple tree with a swing on its branch, 190 wide, on y = 0. */
const swingTree = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    line('M58-142V-40M80-140V-40', '#1C1A48', 3),
    path('M49-42H89V-35H49Z', '#4E3A6C'),
    // Large masses of leaves in two tones; the side of the sky is the lighter one.
    plant('oak', '#1E2656', [
      [-6, -158, 1.3],
      [-64, -120, 0.9],
      [86, -112, -1.2],
    ]),
    // The trunk, and the boughs into which it forks under the light masses.
    path(
      'M-34 6C-12-2-8-40-8-90C-10-128-22-154-56-194H-34C-12-172 2-160 9-146Q24-170 60-182H74C44-156 26-128 24-96C20-50 24-8 52 6Q8-6-34 6Z',
      '#1C1A48',
    ),
    plant('oak', '#2A366E', [
      [-30, -196, 0.85],
      [-84, -142, 0.56],
      [72, -146, -0.9],
    ]),
  )

/** Pickets beside each other, from x to x. */
const pickets = (from: number, to: number, y: number, fill: string, tall: number) => [
  el('path', {
    d: `M${from} ${y - tall / 2}H${to}`,
    fill: 'none',
    stroke: fill,
    'stroke-width': tall,
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${Math.round(tall * 0.2)} ${Math.round(tall * 0.16)}`,
  }),
  line(`M${from} ${y - tall * 0.72}H${to}M${from} ${y - tall * 0.24}H${to}`, fill, tall * 0.09),
]

/** A handful of stars in three sizes, 240 wide. */
const handful: [size: number, places: Point[]][] = [
  [
    1.9,
    [
      [-112, 8],
      [-88, -26],
      [-70, 30],
      [-40, -40],
      [-28, 18],
      [-12, -14],
      [6, 40],
      [62, 28],
      [96, 16],
    ],
  ],
  [
    3,
    [
      [-98, 34],
      [-48, 44],
      [0, 2],
      [52, -44],
      [90, 40],
    ],
  ],
  [4.6, [[22, 22]]],
]

/** The Milky Way, tilted from the horizon to the upper right; its stars are one handful, turned and thrown again. */
const milkyWay = () => [
  roundGradient('milk', [
    [0, '#B8A8E8', 0.5],
    [0.5, '#8078C8', 0.25],
    [1, '#5A58B0', 0],
  ]),
  group(
    { x: 770, y: 170, rotate: -38 },
    shade(ellipse(0, 0, 460, 120, 'url(#milk)')),
    shade(ellipse(40, -10, 340, 48, 'url(#milk)')),
    ...copies(
      'stars',
      [
        { x: -280, y: 24 },
        { x: -120, y: -20, rotate: 170 },
        { x: 60, y: -34, rotate: -24 },
        { x: 110, y: 26, rotate: 150 },
        { x: 300, y: 36, rotate: 200 },
        { x: 46, y: 170, rotate: 70, scale: 1.3 },
        { x: 352, y: 186, rotate: -60, scale: 1.4 },
        { x: -30, y: -190, rotate: 100, scale: 1.2 },
      ],
      group({}, ...handful.map(([size, places]) => dots('#FFF6DC', size, places))),
    ),
  ),
]

/** The garden gate at night. The house's door is at (922, 496), its light goes from it to (200, 600). */
export const gardenGate = () => ({
  back: [
    ...pageSky([0, '#10164A'], [0.4, '#222A72'], [0.66, '#3C4492'], [0.82, '#6A6CB4']),
    ...milkyWay(),
    range('#2E3680', 494, 470, 480, 446, 456, 436, 468),
    stencils('oak'),
    plant('oak', '#232A6C', [
      [700, 490, 0.7],
      [540, 494, -0.5],
      [1000, 496, 0.7],
      [806, 492, 0.6],
    ]),
  ],
  middle: [
    gradient('lawn', [
      [0, '#34508A'],
      [1, '#223C6A'],
    ]),
    slope('url(#lawn)', [200, 510], [480, 490], [760, 476], [1000, 482], [1140, 496]),
    swingTree({ x: 1072, y: 512 }),
    ...pickets(1004, 1260, 532, '#8A86BC', 34),
    // The light of the door: as wide as the threshold, and wide where it has gone over the lawn.
    gradient(
      'door-light',
      [
        [0, '#E8B080', 0],
        [0.45, '#EDBC80', 0.5],
        [0.8, '#FFD68C', 0.75],
        [1, '#FFEDB8', 0.95],
      ],
      [1, 0],
    ),
    shade(path('M904 497H942C900 550 760 596 560 620H90C100 580 160 536 260 525Z', 'url(#door-light)')),
    houseAtNight({ x: 900, y: 496, scale: 0.87 }),
  ],
  front: [
    ...grassy('grass', '#14224A', [
      [-60, 598],

      [640, 594],
      [800, 600],
      [1000, 588],
      [1260, 580],
    ]),
    blades('#101C40', [[1090, 606, 90]]),
  ],
})
