import type { Point } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { element, line, path, repeat, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { pageBounds } from './ground'
import { rootsOnGround } from './roots'

/* The floor of a maple wood at night, seen through the crown of a maple (page 3). */

/** Fallen leaves, too dull to be counted. */
const fallenLeaves: Point[] = [
  [60, 70],
  [200, 40],
  [330, 170],
  [400, 250],
  [330, 300],
  [560, 150],
  [700, 200],
  [560, 470],
  [420, 580],
  [40, 330],
  [900, 180],
  [1020, 300],
  [1100, 140],
  [960, 420],
]

/**
 * The lantern's light: one pool, whose edge is as uneven as the ground. What stands up is lit further out, so roots and
 * leaves break the edge.
 */
const pool =
  'M512 80C620 82 740 100 780 196 800 240 824 280 820 324 812 372 808 404 780 444 750 496 660 566 548 584C480 592 420 578 362 588 290 600 226 576 204 500 192 460 190 372 216 300 232 240 262 190 320 150 372 112 430 84 512 80Z'

/** The same pool, larger around the lantern. */
const higher = { href: '#pool', transform: 'matrix(1.1 0 0 1.1 -50 -36)' }

/** The clearing is around (500, 350). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#1E2540', pageBounds.left),
    ...repeat('shed', fallenLeaves, mapleLeaf('#171D35', { scale: 1.7 }), true),
    radialGradient(
      'lamp',
      [
        [0, '#FFE9AE'],
        [0.24, '#E9B577'],
        [0.56, '#A87462'],
        [0.84, '#5E4456'],
        [1, '#2A2B46'],
      ],
      { gradientUnits: 'userSpaceOnUse', cx: 508, cy: 344, r: 310 },
    ),
    shade(path(pool, 'url(#lamp)', { id: 'pool' })),
    element('clipPath', { id: 'high' }, element('use', higher)),
    element(
      'g',
      { 'clip-path': 'url(#high)' },
      ...repeat('dry', fallenLeaves, mapleLeaf('#8A5A58', { scale: 1.7 }), true),
    ),
    ...rootsOnGround({ ...higher, fill: '#A5727A' }),
  ],
  middle: [],
  front: [
    // Leaves of the crown, close to us and black.
    line('M-70 60Q40 40 150-40M1270 520Q1180 560 1090 640', '#0D1226', 8),
    mapleLeaf('#0D1226', { x: 20, y: 40, scale: 5, rotate: 130 }),
    mapleLeaf('#0D1226', { x: 1150, y: 520, scale: 6, rotate: -40 }),
    mapleLeaf('#0D1226', { x: 1010, y: 600, scale: 4, rotate: 20 }),
    mapleLeaf('#0D1226', { x: 1190, y: 10, scale: 4, rotate: 200 }),
  ],
})
