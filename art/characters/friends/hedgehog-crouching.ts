import { type Point, pointBetween } from '../../kit/geometry'
import { seededRandom } from '../../kit/shapes'
import {
  asFigure,
  colours as c,
  type Drawing,
  element,
  ellipse,
  group,
  ink,
  path,
  shade,
} from '../../kit/svg'
import { eye } from '../face'
import { darkBrown, skin, skinShade, spineRowsAlong, spineShape } from './hedgehog'
import { cheek } from './parts'

/* Hugo crouched to be ridden on, close to the viewer, his head to the left, in page coordinates (page 8). */

/** Shoulder, neck and back in one contour with the spines behind the crest; the page cuts its right and lower edge. */
const coat =
  'M424 660C396 530 440 424 584 436C640 440 700 440 716 436L744 396 764 416 806 358 836 388 880 326 914 366 946 372 1010 370 1090 362 1180 390 1290 474V660Z'

/** The line of the back from the brow to where the page ends, and the lower edge of the coat. */
const crest: Point[] = [
  [660, 456],
  [700, 446],
  [764, 420],
  [850, 382],
  [930, 362],
  [1010, 356],
  [1100, 372],
  [1190, 410],
  [1290, 474],
]
const hem: Point[] = [
  [700, 600],
  [720, 602],
  [760, 606],
  [820, 612],
  [900, 622],
  [990, 640],
  [1090, 660],
  [1190, 680],
  [1290, 700],
]

/** Rows of spines, and the same rows again elsewhere on the coat. */
const repeated = (id: string, rows: Drawing[], ...steps: Point[]) => [
  element('g', { id }, ...rows),
  ...steps.map(([x, y]) => shade(element('use', { href: `#${id}`, x, y }))),
]

/** A point of a polyline. @param part from 0 to 1 */
const pointAlong = (points: Point[], part: number): Point => {
  const at = Math.min(Math.max(part, 0) * (points.length - 1), points.length - 1.001)
  const from = Math.floor(at)
  return pointBetween(points[from] ?? [0, 0], points[from + 1] ?? [0, 0], at - from)
}

/** Where the mouse sits, free of spines. */
const seat: Point = [982, 366]

/** The parts of a row from neck to rump, and size and number of the spines there. */
const stretches = [
  [0, 0.34, 3.4, 4],
  [0.3, 1.04, 5.4, 7],
] as const

/**
 * A row of spines, which follows the form of the back: rows meet at the neck.
 * @param depth from the crest (0) to the hem (1)
 * @param seed of the unevenness
 */
const row = (depth: number, seed: number) => {
  const random = seededRandom(seed)
  return stretches.map(([from, to, size, count]) => {
    const places = Array.from({ length: count + 2 }, (_, i): Point => {
      const part = from + ((to - from) * (i - 0.6 + 0.4 * random())) / count
      const [x, y] = pointBetween(pointAlong(crest, part), pointAlong(hem, part), depth)
      return [Math.round(x), Math.round(y)]
    }).filter(([x, y]) => Math.abs(x - seat[0]) > 58 || y > seat[1] + 30)
    return spineRowsAlong(`M${places.map((place) => place.join(' ')).join('L')}`, size)
  })
}

/** The head's outline from the brow over a snout that tapers to its tip, along the jaw, and back in tufts of the cheek. */
const headOutline =
  'M-74 4C-82-44-46-78 0-76C32-76 56-66 64-44C68-32 78-28 92-30C108-32 124-38 138-42C152-34 152-14 140-6C122 4 110 8 102 12C106 40 84 64 48 68L34 88L14 74L-8 90L-22 72L-48 80L-52 60L-82 58L-72 34L-96 22Z'

/** Fur of the neck, which folds where the head turns back, and lies over the first spines of the back. */
const neck = [
  path(
    'M520 640C600 600 650 560 640 476L668 488L662 502L692 516L684 530L712 548L704 562L736 590V640Z',
    '#84605E',
  ),
  shade(path('M650 500C692 560 660 610 610 640 640 590 656 556 650 500Z', '#6E4A44')),
]

/** The face, turned back over the shoulder: eager, its eyes on those above, under a fringe of small spines. */
const turnedFace = group(
  { x: 548, y: 506, rotate: -10, scale: 1.04 },
  path(headOutline, skin),
  // The snout's lower side, the jaw and the cheek are away from the sky.
  shade(
    path(
      'M146-14C114 10 70 28 40 12C50 52 14 62-8 52V90L14 74L34 88L48 68C84 64 106 40 102 12C118 6 140 0 146-14Z',
      skinShade,
    ),
  ),
  ink(path('M30 20C56 34 84 26 108 10C108 64 34 70 30 20Z', c.eye)),
  shade(path('M42 44C54 34 80 32 97 38C84 58 56 58 42 44Z', c.tongue)),
  eye(-10, -18, 18, 'happy', { look: [0.9, -0.9] }),
  eye(46, -36, 15, 'happy', { look: [0.9, -0.9], narrow: 0.72 }),
  cheek(-26, 24, 17),
  ink(path('M122-40C130-54 154-50 156-34C158-18 138-8 128-16C118-22 116-32 122-40Z', c.eye)),
  shade(ellipse(140, -38, 7, 4, '#8C94C8')),
  ellipse(-62, -38, 22, 23, skin),
  shade(ellipse(-64, -36, 13, 16, c.blush)),
  spineRowsAlong('M-60 70L-92 14L-92-20L-84-46L-64-66L-40-76L-14-76L14-76L40-66L70-46', 2.3),
)

/** Coat, and in front of it the head; the night darkens the coat towards the ground. */
export const crouchingHedgehog = () =>
  asFigure(
    'hedgehog',
    {},
    path(coat, darkBrown),
    spineShape(-26),
    ...repeated('crest', row(0, 3), [34, 40]),
    ...repeated('flank', row(0.3, 2), [-30, 38], [20, 76]),
    // The ruff: its spines grow from the neck's to the back's.
    ...repeated(
      'ruff',
      [
        spineRowsAlong(
          'M470 630L440 590L436 550L440 512L456 476L482 450L520 436L562 436L602 446L636 454L660 460',
          2.8,
        ),
      ],
      [22, 20],
    ),
    shade(path(coat, 'url(#dark)')),
    ...neck,
    turnedFace,
    // The near shoulder, over which he looks.
    spineRowsAlong('M400 640L440 616L490 608L540 612L590 612L640 616L690 624L740 640', 3.2),
  )

/** Spines in front of whoever sits on his back. */
export const spinesBeforeSeat = spineRowsAlong(
  'M900 400L950 394L976 402L1002 394L1030 398L1062 386L1092 384L1124 392L1160 396',
  3,
)
