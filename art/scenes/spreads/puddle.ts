import { snail } from '../../characters/friends/snail'
import { reachingNori } from '../../characters/nori'
import { groundShadow } from '../../kit/light-effects'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../../kit/svg'
import { blades, cloud, gradientSky, grass, house, mountains, plant, plantShapes } from '../../places'
import { flower, mapleLeaf } from '../../props/objects'
import { hills, spreadSize } from './spread'

/* Spread of the first book: the puddle after the rain. */

const { width, height } = spreadSize

/** A fading rainbow centred on (x, y). */
const rainbow = (x: number, y: number) =>
  ['#F2A0A0', '#FFD98A', '#A9DBC4', '#B9A4F0'].map((stroke, i) =>
    shade(ellipse(x, y, 250 - i * 13, 230 - i * 13, 'none', { stroke, 'stroke-width': 13, opacity: 0.55 })),
  )

/** The puddle, with rings where the paw touches it; only it crosses the gutter, in the middle. */
const puddle = group({ x: -66 }, [
  path(
    'M262 420C250 380 372 352 462 356C556 352 632 376 626 414C620 452 520 462 436 460C340 462 268 450 262 420Z',
    '#6BB9EC',
  ),
  shade(path('M330 408C344 384 420 374 474 378C540 374 590 390 586 412C570 440 350 440 330 408Z', '#A9DBF7')),
  shade(
    line('M276 404C272 392 330 392 330 404S280 416 276 404M262 408C262 378 352 380 352 406', '#E4F5FD', 4),
  ),
])

/** A paper boat, 90 wide, floating at y = 0. */
const paperBoat = (place: Placement) =>
  group(
    place,
    shade(path('M-30 4C-10 12 14 12 34 4L26 0H-24Z', '#4F9FD6')),
    path('M-8-14L6-48L22-14Z', '#fff'),
    shade(path('M6-48L22-14H8Z', '#E4DDF0')),
    path('M-46-18L-26 4H28L48-18L6-12Z', '#FFF6E0'),
    shade(path('M6-12L48-18L28 4H6Z', '#EBDBC0')),
  )

/** Nori tests the puddle with a paw; the snail waits under a leaf. */
export const puddleSpread = () => [
  ...gradientSky(width, height, [
    [0, '#BFD9F2'],
    [0.35, '#E2E4F6'],
    [0.6, '#FFE8CF'],
  ]),
  ...rainbow(430, 310),
  cloud('heap', { x: 565, y: 92, scale: 0.82 }, '#fff', 0.9),
  cloud('streak', { x: 80, y: 126, scale: 0.52 }, '#fff', 0.7),
  mountains(width, height, '#CFC0EE', [230, 196, 226, 180, 214, 190, 232]),
  plantShapes('oak', 'elm', 'poplar', 'bush'),
  plant('bush', '#8CC4AE', [
    [60, 276, 0.9],
    [240, 276, -1.1],
    [420, 276, 1],
    [620, 276, -1.2],
  ]),
  plant('oak', '#8CC4AE', [
    [20, 278, 0.6],
    [180, 278, -0.7],
    [500, 278, 0.64],
  ]),
  plant('elm', '#8CC4AE', [
    [120, 278, 0.5],
    [340, 278, -0.6],
    [580, 278, 0.5],
  ]),
  plant('poplar', '#8CC4AE', [[280, 278, 0.5]]),
  hills('#BFE6D6', 276, 262, 270, 250),
  house({ x: 452, y: 270, scale: 0.34 }),
  hills('#8FD0AE', 316, 300, 316, 296),
  ...grass(
    'tufts',
    '#62BA90',
    [
      [0, 322],
      [220, 304],
      [430, 316],
      [640, 298],
    ],
    0.4,
    70,
  ),
  puddle,
  paperBoat({ x: 478, y: 408, scale: 0.8 }),
  ...groundShadow('ground', c.ink, [[134, 424, 108]], 0.3),
  group({ x: 140, y: 426, scale: 0.44 }, reachingNori({ look: [0.8, 1], tilt: 12 })),
  group({ x: 594, y: 356, scale: 0.4 }, snail({ mood: 'curious', look: [-0.9, 0.2] })),
  mapleLeaf('#E8593B', { x: 588, y: 292, rotate: 10, scale: 2 }),
  ...flower(70, 448),
  blades(c.leaf, [
    [30, 476, 40],
    [610, 478, 36],
  ]),
]
