import { type Point, taperedLimb } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { element, shade } from '../kit/svg'

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
      [1060, 580],
      [1110, 530],
      [1180, 524],
      [1230, 488],
    ],
    [20, 13, 8, 2],
  ],
]

/** The roots with a shaded side and a shadow; the lantern lights the nearest ones. */
export const rootsOnGround = () => {
  const root = (y: number, fill: string, opacity?: number) =>
    shade(element('use', { href: '#roots', x: y && -5, y, fill, opacity }))
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
    root(20, '#141A30', 0.4),
    root(7, '#232842'),
    root(0, 'url(#bark)'),
  ]
}
