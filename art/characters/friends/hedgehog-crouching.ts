import { type Point, pointBetween } from '../../kit/geometry'
import { seededRandom } from '../../kit/shapes'
import { asFigure, colours as c, element, ellipse, group, ink, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { bellyFur, skin, skinShade } from './hedgehog'
import { cheek } from './parts'

/* Hugo crouched to be ridden on, close to the viewer, his head to the left, in page coordinates (page 8). */

/** Hood, back and flank; the right and the lower edge of the page cut it. */
const coat =
  'M452 570C420 500 490 460 600 462C740 464 860 352 1000 352C1120 352 1210 398 1270 460V640H1010C880 552 700 540 520 600Q480 600 452 570Z'

const coatColour = '#2A1A28'

/** The line of the back from the brow to where the page ends, and the lower edge of the coat. */
const crest: Point[] = [
  [600, 468],
  [680, 452],
  [760, 422],
  [850, 382],
  [930, 362],
  [1010, 356],
  [1100, 372],
  [1190, 410],
  [1290, 474],
]
const hem: Point[] = [
  [640, 540],
  [680, 552],
  [740, 562],
  [810, 574],
  [890, 592],
  [980, 620],
  [1080, 650],
  [1180, 680],
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
  [0, 0.42, 0.7, 6, 'a'],
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

/** The face, turned back over the shoulder: eager, its eyes on those above, under a fringe of small spines. */
const turnedFace = group(
  { x: 536, y: 528, rotate: -12, scale: 1.12 },
  path(
    'M-68-12C-76-46-44-58-18-44C0-54 36-62 56-44C74-28 74 0 62 18C48 46 20 60-8 56C-46 52-64 26-68-12Z',
    skin,
  ),
  shade(path('M-62 10C-40 38 10 44 64 14C48 46 20 60-8 56C-40 52-58 34-62 10Z', skinShade)),
  eye(-16, -10, 17, 'happy', { look: [0.9, -0.9] }),
  eye(44, -16, 16, 'happy', { look: [0.9, -0.9], narrow: 0.76 }),
  cheek(-38, 20, 18),
  ink(path('M-8 26C10 42 48 36 74 16C78 46 50 68 26 64C8 60-6 48-8 26Z', c.eye)),
  shade(path('M8 52C16 40 46 38 64 44C50 66 24 70 8 52Z', c.tongue)),
  path('M-12 20C-8 0 22-14 46-12C70-14 92-8 92 8C88 24 64 34 40 38C16 42-10 38-12 20Z', skin),
  ink(path('M72-18C86-26 106-14 102 0C98 12 78 10 72 2Q66-10 72-18Z', c.eye)),
  ellipse(-66, -46, 22, 24, skin),
  shade(ellipse(-64, -44, 12, 14, c.blush)),
  spinesAlong('M-70 60L-74 24L-72-10L-62-36L-40-44L-14-50L12-52L38-54L62-50L90-30', 0.36, 'b'),
)

/** Coat, flank, forepaw and face; the night darkens the coat towards the ground. */
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
    // The forepaw, braced for what he offers to carry, and the fur of the flank.
    path(
      'M672 546C680 568 666 574 648 577C632 581 632 596 646 597H668L673 585L680 597H724Q742 580 732 546Z',
      skinShade,
    ),
    shade(path('M640 546L658 576L694 560L726 582L760 566L800 594L870 606L990 620L900 550Z', bellyFur)),
    path(coat, coatColour),
    ...row(0, 3),
    ...row(0.3, 2),
    ...row(0.66, 8),
    shade(path(coat, 'url(#dark)')),
    spinesAlong(
      'M530 620L490 602L464 574L456 534L466 500L492 474L526 462L564 456L602 456L640 466',
      0.55,
      'b',
    ),
    turnedFace,
  )
