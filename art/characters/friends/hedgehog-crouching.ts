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
import { brown, darkBrown, skin, skinShade, spineRowsAlong, spineTip } from './hedgehog'
import { cheek } from './parts'

/* Hugo crouched to be ridden on, close to the viewer, his head to the left, in page coordinates (page 8). */

/** Shoulder, neck and back in one contour, which rises from behind the ears; the page cuts its right and lower edge. */
const coat =
  'M430 660C392 530 440 408 572 414C650 418 690 452 740 440 770 432 780 420 800 410C880 374 950 362 1010 362C1110 362 1200 400 1290 480V660Z'

/** The line of the back, along which the spines stand: from the nape to where the page ends. */
const crest: Point[] = [
  [650, 462],
  [730, 448],
  [800, 420],
  [870, 392],
  [940, 374],
  [1010, 368],
  [1080, 374],
  [1150, 392],
  [1220, 424],
  [1290, 474],
]

/** A spine, which tapers to its root, too, so that it grows out of those in front of it. */
const taperedSpine = shade(
  element(
    'marker',
    { id: 'spine', orient: 'auto', overflow: 'visible' },
    group(
      { rotate: -50 },
      path('M0 0C4-4 13-4 24 0C13 4 4 4 0 0Z', brown),
      path('M0 0C8 2 15 2 24 0C13 4 4 4 0 0Z', darkBrown),
      path('M15-2.4Q19-1.8 24 0Q19 1.2 15 1.8L17 0Z', spineTip),
    ),
  ),
)

/** A point of a polyline. @param part from 0 to 1 */
const pointAlong = (points: Point[], part: number): Point => {
  const at = Math.min(Math.max(part, 0) * (points.length - 1), points.length - 1.001)
  const from = Math.floor(at)
  return pointBetween(points[from] ?? [0, 0], points[from + 1] ?? [0, 0], at - from)
}

/** The parts of a row from neck to rump, and size and number of the spines there. */
const stretches = [
  [0, 0.2, 3, 6],
  [0.2, 0.4, 3.8, 5],
  [0.4, 1, 4.6, 13],
] as const

/** A row of spines along the crest, a little uneven. */
const row = () => {
  const random = seededRandom(3)
  return stretches.map(([from, to, size, count]) => {
    const places = Array.from({ length: count + 2 }, (_, i): Point => {
      const [x, y] = pointAlong(crest, from + ((to - from) * (i - 0.6 + 0.4 * random())) / count)
      return [Math.round(x), Math.round(y)]
    })
    return spineRowsAlong(`M${places.map((place) => place.join(' ')).join('L')}`, size)
  })
}

/** The row again further down the flank: the rows lie closer where the back turns away from us. */
const rowsOnFlank = (...steps: Point[]) =>
  steps.map(([x, y]) => shade(element('use', { href: '#row', x, y })))

/** Throat, shoulder and foreleg, on which the first spines grow, and the planted paw. */
const foreleg = [
  path('M560 660V500L690 470C730 490 790 560 830 660Z', '#6A4238'),
  path(
    'M694 546C726 502 792 520 816 570L800 640H668L676 590C692 590 710 582 716 570L700 572 708 556Z',
    '#A07058',
  ),
]
const paw = shade(
  path(
    'M732 606L720 598L730 590L716 586L728 578C718 568 702 568 692 576C678 568 664 574 662 584C646 582 638 594 642 606Z',
    skinShade,
  ),
)

/** The head's outline from the brow over a snout that tapers to its tip, along the jaw, and back in tufts of the cheek. */
const headOutline =
  'M-74 4C-82-44-46-78 0-76C32-76 56-66 64-44C68-32 78-28 92-30C108-32 124-38 138-42C152-34 152-14 140-6C122 4 110 8 102 12C106 40 84 64 48 68L34 88L14 74L-8 90L-22 72L-48 80L-52 60L-82 58L-72 34L-96 22Z'

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
  spineRowsAlong('M-60 70L-84 14L-84-18L-74-42L-56-58L-36-66L-12-68L12-66L36-56', 2.2),
)

/**
 * Coat, and in front of it the head; the night darkens the coat towards the ground.
 * @param riders who sits on the crest, among the spines
 */
export const crouchingHedgehog = (...riders: Drawing[]) =>
  asFigure(
    'hedgehog',
    {},
    taperedSpine,
    path(coat, darkBrown),
    element(
      'g',
      { id: 'ruff' },
      spineRowsAlong(
        'M470 640L446 600L440 556L446 512L462 476L488 448L524 432L562 430L602 436L636 446L660 460',
        3,
      ),
    ),
    shade(element('use', { href: '#ruff', x: 26, y: 18 })),
    ...foreleg,
    element('g', { id: 'row' }, ...row()),
    ...rowsOnFlank([16, 24]),
    ...riders,
    ...rowsOnFlank([42, 56], [72, 94], [100, 136], [130, 180], [158, 226]),
    shade(path('M428 620C410 570 422 520 450 490L560 446H1290V620Z', 'url(#dark)')),
    paw,
    turnedFace,
  )
