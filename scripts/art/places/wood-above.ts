import { roundGradient } from '../glow'
import { taper } from '../limbs'
import { mapleLeaf } from '../props'
import { copies, ellipse, group, line, path, shade } from '../svg'
import { page, rect } from './land'
import { litter } from './wood'

/* The maple wood from above (page 3). */

/** Roots from the foot of a trunk at (0, 0): thick there, thin where they run into the ground. */
const roots = [
  taper(
    [
      [0, 0],
      [90, 70],
      [130, 160],
      [210, 214],
    ],
    [78, 44, 26, 5],
  ),
  taper(
    [
      [0, 0],
      [60, 118],
      [40, 210],
      [70, 280],
    ],
    [74, 38, 20, 4],
  ),
  taper(
    [
      [0, 0],
      [120, 14],
      [210, 44],
      [290, 34],
    ],
    [76, 42, 22, 4],
  ),
]

/** A trunk straight from above, to be cut by the edge of the page: bark around (0, 0), roots to the lower right. */
const trunkFromAbove = () =>
  group(
    {},
    shade(group({ x: 12, y: 16 }, path(roots.map(({ d }) => d).join(''), '#3A2440', { opacity: 0.22 }))),
    ...roots.map(({ d }) => path(d, '#6C5258')),
    shade(
      line(
        'M70 66C104 110 116 150 176 196M44 100C40 160 36 200 56 250M100 24C160 30 210 50 256 40',
        '#82606A',
        7,
      ),
    ),
    ellipse(0, 0, 118, 112, '#5A4052'),
    shade(line('M-20 78C40 76 84 40 88-10M10 52C40 44 56 20 58-10', '#705466', 7)),
  )

/** The wood's floor straight from above; the clearing in the left two thirds is around (420, 320). */
export const woodFromAbove = () => ({
  back: [
    roundGradient('clearing', [
      [0, '#D8B294'],
      [0.55, '#C0978A'],
      [1, '#AA8484'],
    ]),
    rect(1320, 620, 'url(#clearing)', page.left),
    ...litter(7, 34, ['#B5847A', '#C2927A', '#A87880'], (x) => x < 820),
    ...litter(23, 14, ['#B48A84', '#C09A8C'], (x) => x > 820),
  ],
  middle: [
    ...copies(
      'trunk',
      [
        { x: -10, y: 20, rotate: -6, scale: 0.86 },
        { x: 640, y: -44, rotate: 44, scale: 0.56 },
      ],
      trunkFromAbove(),
    ),
    // A snail's silver trail.
    shade(line('M738 616C768 556 850 500 842 424Q838 392 818 372', '#D2B8B2', 5)),
  ],
  front: [
    // Old leaves on the roots: brown, so that nobody counts them.
    ...(
      [
        [46, 176, -30, 2.2, '#A8664A'],
        [128, 30, 40, 1.6, '#8E5248'],
        [600, 60, 150, 1.9, '#A8664A'],
        [742, 66, 20, 1.5, '#8E5248'],
        [650, 104, 70, 1.4, '#8E5248'],
      ] as const
    ).map(([x, y, rotate, scale, fill]) => mapleLeaf(fill, { x, y, rotate, scale })),
  ],
})
