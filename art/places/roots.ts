import { pencil } from '../kit/contour-lines'
import { type Point, taperedLimb } from '../kit/geometry'
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
      [80, 500],
      [166, 528],
      [220, 574],
      [312, 584],
    ],
    [18, 14, 9, 2],
  ],
  [
    [
      [300, -90],
      [400, 4],
      [500, 52],
      [640, 48],
      [750, 74],
      [850, 56],
      [930, 90],
      [990, 84],
    ],
    [60, 46, 34, 28, 20, 13, 8, 2],
  ],
  [
    [
      [700, 56],
      [780, 112],
      [812, 190],
      [790, 250],
      [816, 300],
    ],
    [20, 15, 11, 7, 2],
  ],
  [
    [
      [1150, 680],
      [1090, 590],
      [1016, 566],
      [930, 500],
      [840, 500],
      [772, 452],
    ],
    [50, 32, 25, 18, 11, 2],
  ],
]

/** Where the cracks lie: they repeat the roots' own contour. */
const cracks: Point[] = [
  [9, -12],
  [-14, 18],
]

/**
 * The roots with a shaded side and a shadow.
 * @param light what the lantern lights of them
 */
export const rootsOnGround = (light: Attributes) => {
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
    root('#141A30', { opacity: 0.7, transform: 'matrix(1.12 0 0 1.12 -60 -42)' }),
    root('#39344F'),
    element('clipPath', { id: 'bark' }, element('use', { href: '#roots' })),
    shade(
      element(
        'g',
        { 'clip-path': 'url(#bark)' },
        element('use', light),
        // Cracks along the roots, broken as the bark is.
        element(
          'g',
          pencil('#232038', 2),
          ...cracks.map(([x, y]) => element('use', { href: '#roots', x, y })),
        ),
      ),
    ),
  ]
}
