import { type Point, taperedLimb } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { type Attributes, element, shade } from '../kit/svg'

/* Roots of maples, seen from straight above (page 3). */

/** A root: the points of its middle line from the trunk to the tip, and half its width at each. */
type Root = [points: Point[], radii: number[]]

/** Roots growing in from the edges: thick at the trunk, with a swelling before each fork, and thin at the tips. */
const roots: Root[] = [
  [
    [
      [-90, 350],
      [0, 420],
      [66, 476],
      [100, 552],
      [150, 650],
    ],
    [54, 40, 30, 22, 12],
  ],
  [
    [
      [-20, 410],
      [80, 424],
      [140, 404],
      [200, 420],
    ],
    [26, 14, 9, 2],
  ],
  [
    [
      [80, 500],
      [160, 534],
      [206, 580],
      [262, 590],
    ],
    [18, 12, 7, 2],
  ],
  [
    [
      [380, -80],
      [470, 8],
      [560, 32],
      [660, 26],
      [750, 60],
      [850, 50],
      [930, 86],
      [990, 80],
    ],
    [56, 42, 30, 25, 20, 13, 8, 2],
  ],
  [
    [
      [690, 40],
      [780, 96],
      [840, 96],
      [884, 122],
    ],
    [18, 11, 7, 2],
  ],
  [
    [
      [1150, 680],
      [1090, 590],
      [1016, 566],
      [966, 510],
      [900, 514],
      [850, 482],
    ],
    [50, 32, 25, 16, 9, 2],
  ],
  [
    [
      [424, -20],
      [462, 84],
      [446, 150],
      [470, 226],
    ],
    [40, 18, 12, 3],
  ],
]

/** The roots with a shaded side and a shadow; the lantern lights the nearest ones. */
export const rootsOnGround = () => {
  const root = (fill: string, attributes?: Attributes) =>
    shade(element('use', { href: '#roots', fill, ...attributes }))
  return [
    radialGradient(
      'bark',
      [
        [0, '#C8907C'],
        [0.5, '#6A5468'],
        [1, '#3E4460'],
      ],
      { gradientUnits: 'userSpaceOnUse', cx: 484, cy: 348, r: 620 },
    ),
    element(
      'defs',
      {},
      element('path', {
        id: 'roots',
        d: roots.map(([points, radii]) => taperedLimb(points, radii).d).join(''),
      }),
    ),
    // Larger around the lantern, whose light is so low that the shadows run away from it.
    root('#141A30', { opacity: 0.45, transform: 'matrix(1.1 0 0 1.1 -50 -36)' }),
    root('#232842', { x: -5, y: 7 }),
    root('url(#bark)'),
  ]
}
