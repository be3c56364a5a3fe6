import { type Point, pointBetween } from '../../kit/geometry'
import { seededRandom } from '../../kit/shapes'
import { asFigure, colours as c, element, ellipse, group, ink, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { skin, skinShade } from './hedgehog'
import { cheek } from './parts'

/* Hugo crouched to be ridden on, close to the viewer, his head to the left, in page coordinates (page 8). */

/** Shoulder, neck and back in one contour, which the right and the lower edge of the page cut. */
const coat = 'M436 660C416 540 470 440 584 444C728 450 860 352 1000 352C1120 352 1210 398 1270 460V660Z'

const coatColour = '#2A1A28'

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

/** Spines that lie back, in two clumps, so that no shape stands next to itself. */
const clumps = {
  a: group(
    {},
    path(
      'M-52 30C-56-10-48-40-30-66C-20-40-16-20-14-6C-6-40 6-66 30-94C38-60 36-30 30-12Q48-36 76-50C74-20 60 10 50 30Z',
      coatColour,
    ),
    path(
      'M-46 24C-50-10-44-40-30-66C-26-40-30-10-46 24ZM-8 24C-12-14 4-60 30-94C22-56 14-16-8 24ZM28 24C32 0 46-28 76-50C62-26 50 0 28 24Z',
      '#86604E',
    ),
    path('M-40-50L-30-66L-24-50ZM18-72L30-94L34-68ZM52-34L76-50L73-28Z', '#F0C8A0'),
  ),
  b: group(
    {},
    path(
      'M-36 30C-40-10-36-44-16-80C-6-50-4-24-2-4C8-24 18-40 46-60C50-30 46 0 40 26L18 10L-2 46L-18 12Z',
      coatColour,
    ),
    path('M-30 24C-36-10-34-44-16-80C-12-44-14-10-30 24ZM6 24C8-6 20-40 46-60C36-36 26-6 6 24Z', '#86604E'),
    path('M-26-60L-16-80L-10-60ZM29-46L46-60L46-41Z', '#F0C8A0'),
  ),
}

/** Clumps of spines along a line, which turn with it. @param size of a spine */
const spinesAlong = (d: string, size: number, clump: keyof typeof clumps) =>
  shade(element('path', { d, fill: 'none', 'stroke-width': size, 'marker-mid': `url(#${clump})` }))

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
  [0, 0.42, 0.7, 5, 'a'],
  [0.36, 1.1, 1.15, 5, 'b'],
  [0.4, 1.06, 1.2, 5, 'a'],
] as const

/**
 * A row of spines, which follows the form of the back: rows meet at the neck.
 * @param depth from the crest (0) to the hem (1)
 * @param seed of the unevenness
 */
const row = (depth: number, seed: number) => {
  const random = seededRandom(seed)
  return stretches.map(([from, to, size, count, clump]) => {
    const places = Array.from({ length: count + 2 }, (_, i): Point => {
      const part = from + ((to - from) * (i - 0.6 + 0.4 * random())) / count
      const [x, y] = pointBetween(pointAlong(crest, part), pointAlong(hem, part), depth)
      return [Math.round(x), Math.round(y + 16 * part * (random() - 0.5))]
    }).filter(([x, y]) => Math.abs(x - seat[0]) > 58 || y > seat[1] + 30)
    return spinesAlong(`M${places.map((place) => place.join(' ')).join('L')}`, size, clump)
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
  shade(ellipse(-60, -36, 16, 18, c.blush)),
  spinesAlong('M-60 70L-92 14L-92-20L-84-46L-64-66L-40-76L-14-76L14-76L40-66L70-46', 0.44, 'b'),
)

/** Coat, and in front of it the head; the night darkens the coat towards the ground. */
export const crouchingHedgehog = () =>
  asFigure(
    'hedgehog',
    {},
    element(
      'defs',
      {},
      ...Object.entries(clumps).map(([id, clump]) =>
        element('marker', { id, orient: 'auto', overflow: 'visible' }, clump),
      ),
    ),
    path(coat, coatColour),
    ...row(0, 3),
    ...row(0.3, 2),
    ...row(0.7, 8),
    // The ruff: its spines grow from the neck's to the back's.
    spinesAlong(
      'M470 630L440 590L436 550L440 512L456 476L482 450L520 436L562 436L602 446L636 454L660 460',
      0.55,
      'b',
    ),
    shade(path(coat, 'url(#dark)')),
    ...neck,
    turnedFace,
    // The near shoulder, over which he looks.
    spinesAlong('M400 640L440 616L490 608L540 612L590 612L640 616L690 624L740 640', 0.62, 'a'),
  )

/** Spines in front of whoever sits on his back. */
export const spinesBeforeSeat = spinesAlong('M900 400L950 394L976 402L1002 394L1030 398L1060 400', 0.6, 'b')
