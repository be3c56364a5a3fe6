import { roundGradient } from '../glow'
import type { Point } from '../limbs'
import { taper } from '../limbs'
import { copies, el, ellipse, group, path, repeated, shade } from '../svg'
import { page, rect } from './land'

/* The floor of the maple wood at night, from above (page 3). */

/** Roots that come in from the edges, thick there, and run out in the ground: points of their middle, half widths. */
const roots: [points: Point[], radii: number[]][] = [
  [
    [
      [-80, 330],
      [10, 396],
      [70, 470],
      [150, 540],
      [196, 640],
    ],
    [50, 44, 36, 26, 20],
  ],
  [
    [
      [-70, 400],
      [-10, 500],
      [60, 560],
      [80, 640],
    ],
    [40, 38, 26, 20],
  ],
  [
    [
      [420, -50],
      [412, 20],
      [434, 84],
      [418, 150],
      [440, 216],
    ],
    [46, 38, 27, 15, 3],
  ],
  [
    [
      [420, -50],
      [470, 20],
      [560, 30],
      [640, 70],
      [760, 62],
      [830, 96],
    ],
    [44, 40, 28, 20, 12, 3],
  ],
  [
    [
      [940, 660],
      [850, 596],
      [790, 566],
      [730, 570],
      [650, 596],
    ],
    [50, 44, 31, 18, 4],
  ],
  [
    [
      [900, 660],
      [860, 580],
      [880, 500],
      [850, 440],
    ],
    [48, 38, 18, 3],
  ],
]

/** The roots, round by their shaded side, on their shadow. */
const rootsOnGround = () => {
  const root = (y: number, fill: string, opacity?: number) =>
    shade(el('use', { href: '#roots', x: y && -5, y, fill, opacity }))
  return [
    el(
      'defs',
      {},
      el('path', { id: 'roots', d: roots.map(([points, radii]) => taper(points, radii).d).join('') }),
    ),
    root(20, '#1E1230', 0.4),
    root(7, '#2E2038'),
    root(0, '#5E4864'),
    // Furrows of the bark.
    shade(
      path(
        'M-60 322C0 380 40 430 70 492C30 450-10 400-60 340ZM-60 430C-10 500 30 530 50 590C20 550-20 520-60 450ZM94 486C130 520 150 540 172 600C150 560 120 530 94 486ZM408-10C404 40 426 70 418 120C414 80 396 40 392-10ZM450-10C490 36 560 40 630 76C560 60 470 40 430-10ZM940 610C880 576 840 566 790 574C850 580 900 606 920 620Z',
        '#453250',
      ),
    ),
  ]
}

/** Dry leaves that are no maple's, each turned its own way. */
const dryLeaves = (id: string, fill: string, scale: number, places: Point[]) =>
  repeated(
    id,
    places,
    group(
      { scale },
      shade(path('M-24 6C-10-8 18-2 30 6C14 18-10 18-24 6Z', '#20142E', { opacity: 0.4 })),
      path('M-32 1L-22 0C-12-14 14-14 28 2C12 12-12 12-22 2L-32 3ZM-20 1L20 3V1Z', fill, {
        'fill-rule': 'evenodd',
      }),
    ),
    true,
  )

/** Fifteen of them within 300 units, in three tones: written once and turned, they cover the ground. */
const drift = [
  ...dryLeaves('wine', '#70485C', 1.2, [
    [-110, -60],
    [40, -96],
    [124, 30],
    [-30, 10],
    [-96, 94],
    [70, 118],
  ]),
  ...dryLeaves('plum', '#5C4058', 1.5, [
    [-60, -112],
    [84, -40],
    [20, 70],
    [-128, 20],
  ]),
  ...dryLeaves('pale', '#8E6260', 1.1, [
    [-70, -30],
    [120, -90],
    [-24, 128],
    [60, 20],
    [-140, 120],
  ]),
]

/** The wood's floor straight from above; the clearing in the left two thirds is around (480, 352). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#4A3A58', page.left),
    roundGradient('clearing', [
      [0, '#E8C08E'],
      [0.4, '#CE9C7E'],
      [0.7, '#7E5C68', 0.7],
      [1, '#4A3A58', 0],
    ]),
    shade(ellipse(484, 348, 330, 300, 'url(#clearing)')),
    el(
      'g',
      { opacity: 0.7 },
      ...copies(
        'drift',
        [
          { x: 60, y: 90 },
          { x: 90, y: 300, rotate: 70 },
          { x: 210, y: 500, rotate: 200 },
          { x: 340, y: 60, rotate: 130 },
          { x: 610, y: 70, rotate: -60 },
          { x: 470, y: 560, rotate: 20 },
          { x: 720, y: 480, rotate: 160 },
        ],
        el('g', {}, ...drift),
      ),
    ),
    // Under the text they thin out, and hardly show.
    el(
      'g',
      { opacity: 0.2 },
      ...[
        { x: 940, y: 140, rotate: 100 },
        { x: 1090, y: 470, rotate: -30 },
      ].map((place) => group(place, el('use', { href: '#drift' }))),
    ),
  ],
  middle: rootsOnGround(),
  front: [],
})
