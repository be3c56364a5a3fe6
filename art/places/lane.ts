import { withContourLines } from '../kit/contour-lines'
import { linearGradient, pool, radialGradient } from '../kit/light-effects'
import { copies, element, group, path, shade } from '../kit/svg'
import { lantern } from '../props/objects'
import { bridge, brook } from './bridge'
import { blade, blades, ground, pageBounds } from './ground'
import { starField, storySky } from './sky'
import { farPollard, hangingWillow } from './willow'

/* A lane at nightfall, seen from a snail's height: it runs to a bridge on the right (page 4). */

/** Where the hedgehog has put his lantern: its light, and what stands around it. */
const lamp = { x: 540, y: 548 }

/** The two wheel tracks and the grass between them, in the perspective of somebody on the ground. */
const tracks = [
  linearGradient(
    'earth',
    [
      [0, '#6F7668'],
      [0.5, '#C8A878'],
      [0.9, '#4E6A66'],
    ],
    [1, 0],
  ),
  path(
    'M-60 612C80 584 200 560 300 548C480 524 660 492 846 462L868 466C850 486 800 496 790 510C774 530 726 590 690 620H-60Z',
    'url(#earth)',
  ),
  path('M210 620C380 576 580 524 800 484C680 524 530 570 450 620Z', '#3B6C5C'),
]

/** Where a tuft stands, and its height. */
type Tuft = [x: number, y: number, height: number]

/** Tufts of grass in one colour; the shape is in `tuftShape`. */
const tufts = (fill: string, places: Tuft[]) =>
  element(
    'g',
    { fill },
    ...places.map(([x, y, height]) => group({ x, y, scale: height / 50 }, element('use', { href: '#tuft' }))),
  )
const tuftShape = element('defs', {}, element('path', { id: 'tuft', d: blades('', [[0, 0, 50]]).attrs.d }))

/** Grass behind the lantern in its light. */
const litGrass = [
  tuftShape,
  tufts('#A9A55E', [
    [480, 566, 40],
    [502, 562, 60],
    [532, 552, 45],
    [572, 560, 55],
  ]),
]

/** Tufts in front of chest and shell. */
const feetInGrass = tufts('#12383F', [
  [404, 574, 35],
  [772, 596, 45],
])

/** Darkness that increases with the distance from the lantern. It is drawn over the figures. */
export const nightAroundLantern = [
  radialGradient(
    'night',
    [
      [0.12, '#12204A', 0],
      [0.32, '#12244A', 0.42],
      [0.6, '#0C2440', 0.52],
      [1, '#0A2238', 0.72],
    ],
    { cx: lamp.x - 30, cy: lamp.y - 30, r: 660, gradientUnits: 'userSpaceOnUse' },
  ),
  shade(
    path(`M${pageBounds.left} 0H${pageBounds.right}V${pageBounds.bottom}H${pageBounds.left}Z`, 'url(#night)'),
  ),
]

/** The lantern in the grass, whose blades cover its foot, and those of the figures. */
export const lanternInGrass = [
  feetInGrass,
  lantern({ ...lamp, scale: 1.1 }),
  tufts('#6E7440', [
    [512, 590, 35],
    [564, 594, 45],
  ]),
]

/** The ground is at about y = 550, the horizon at 462. */
export const lane = () => ({
  back: [
    ...storySky([0, '#123A56'], [0.5, '#24607A'], [0.8, '#3E7E88']),
    ...starField(4, 30, 230, '#F6F4DC', 'right'),
    ...withContourLines(
      'far',
      path(
        'M-60 620V430C60 412 200 420 330 436C440 448 520 440 620 446C760 452 900 440 1010 446L1260 436V620Z',
        '#2C6670',
      ),
      ['#3A747C', 2],
      [
        [-20, 8],
        [40, 16],
      ],
    ),
  ],
  middle: [
    ground('#1F4F54', [200, 476], [500, 464], [800, 464], [1100, 468]),
    ...copies(
      'pollard',
      [
        { x: 770, y: 468, scale: 1.1 },
        { x: 1050, y: 472, scale: 1.5 },
        { x: 1130, y: 472, scale: 1.1, flip: true },
      ],
      path(farPollard, '#1E505C'),
    ),
    ...withContourLines(
      'verge',
      ground('#235258', [100, 530], [300, 500], [500, 490], [760, 478], [900, 490], [1140, 500]),
      ['#2E6264', 3],
      [
        [20, 12],
        [-40, 28],
        [30, 52],
        [-20, 84],
      ],
    ),
    ...brook,
    bridge({ x: 900, y: 472, scale: 0.48 }, '#5C8A90', '#3E6C76'),
    ...tracks,
    ...pool(
      'light',
      { at: [lamp.x, lamp.y + 10], colour: '#FFE9B0', fadeTo: '#D8A05C', radius: 380 },
      1,
      0.26,
    ),
    ...pool('air', { at: [lamp.x, lamp.y - 6], colour: '#FFEDBE', fadeTo: '#E8A860', radius: 150 }, 0.9, 1),
    ...litGrass,
  ],
  front: [
    ...hangingWillow('#071C28', '#17404E'),
    // Big dark grass close to the eye, in front of everybody's feet.
    path(
      [
        blade([-50, 640], [70, 310], 40),
        blade([-10, 640], [-50, 200], 30),
        blade([700, 640], [650, 562], 18),
        blade([750, 640], [816, 486], 26),
        blade([806, 640], [772, 546], 22),
        blade([820, 640], [920, 530], 26),
        blade([1150, 640], [1190, 520], 24),
        blade([1200, 640], [1170, 480], 22),
        blade([360, 640], [330, 584], 20),
        blade([380, 640], [408, 566], 20),
      ].join(''),
      '#071C28',
    ),
  ],
})
