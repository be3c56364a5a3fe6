import type { Point } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { element, ellipse, line, repeat, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { pageBounds } from './ground'
import { rootsOnGround } from './roots'

/* The floor of a maple wood at night, seen through the crown of a maple (page 3). */

/** Fallen leaves, too dull to be counted. */
const fallenLeaves: Point[] = [
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

/** The lantern's light, larger for what stands up, so roots are lit further out. */
const higher = { href: '#pool', transform: 'matrix(1.1 0 0 1.1 -50 -36)' }

/** The clearing is around (500, 350). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#1E2540', pageBounds.left),
    ...repeat('shed', fallenLeaves, mapleLeaf('#171D35', { scale: 1.7 }), true),
    radialGradient('lamp', [
      [0, '#FFE9AE'],
      [0.22, '#E9B577'],
      [0.5, '#A87462'],
      [0.76, '#5E4456', 0.7],
      [1, '#2A2B46', 0],
    ]),
    shade(ellipse(508, 344, 350, 330, 'url(#lamp)', { id: 'pool' })),
    element('mask', { id: 'lit', 'mask-type': 'alpha' }, element('use', { href: '#pool' })),
    element(
      'g',
      { mask: 'url(#lit)' },
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
