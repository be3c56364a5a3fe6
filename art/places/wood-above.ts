import { radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { ellipse, line, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { pageBounds } from './ground'
import { rootsOnGround } from './roots'

/* The floor of a maple wood at night, seen through the crown of a maple (page 3). No leaves lie on it but those that Hugo counts. */

/** The lantern's light, larger for what stands up, so roots are lit further out. */
const higher = { href: '#pool', transform: 'matrix(1.1 0 0 1.1 -50 -36)' }

/** The clearing is around (500, 350). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#1E2540', pageBounds.left),
    radialGradient('lamp', [
      [0, '#FFE9AE'],
      [0.22, '#E9B577'],
      [0.5, '#A87462'],
      [0.76, '#5E4456', 0.7],
      [1, '#2A2B46', 0],
    ]),
    shade(ellipse(508, 344, 350, 330, 'url(#lamp)', { id: 'pool' })),
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
