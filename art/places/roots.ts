import { pencilStrokes } from '../kit/contour-lines'
import { type Point, taperedLimb } from '../kit/geometry'
import { type Attributes, element, ellipse, shade } from '../kit/svg'

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
      [80, 500],
      [166, 528],
      [200, 574],
      [262, 590],
    ],
    [18, 12, 8, 2],
  ],
  [
    [
      [380, -80],
      [470, 8],
      [640, 28],
      [750, 60],
      [850, 50],
      [930, 86],
      [990, 80],
    ],
    [56, 42, 26, 20, 13, 8, 2],
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

/** Where the cracks lie: they repeat the roots' own contour. */
const cracks: Point[] = [
  [9, -12],
  [-14, 18],
]

/** The roots with a shaded side and a shadow; the lantern lights the nearest ones. */
export const rootsOnGround = () => {
  const root = (fill: string, attributes?: Attributes) =>
    shade(element('use', { href: '#roots', fill, ...attributes }))
  return [
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
    root('#54495F'),
    element('clipPath', { id: 'bark' }, element('use', { href: '#roots' })),
    shade(
      element(
        'g',
        { 'clip-path': 'url(#bark)' },
        ellipse(501, 364, 300, 290, '#A07674'),
        // Cracks along the roots, broken as the bark is.
        element(
          'g',
          { fill: 'none', stroke: '#363450', 'stroke-width': 2, 'stroke-dasharray': pencilStrokes },
          ...cracks.map(([x, y]) => element('use', { href: '#roots', x, y })),
        ),
      ),
    ),
  ]
}
