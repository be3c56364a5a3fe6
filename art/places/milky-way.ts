import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { dots } from '../kit/shapes'
import { copies, element, group, path, shade } from '../kit/svg'

/* The sky over page 2. */

/** A cluster of stars in three sizes, 240 wide. */
const starCluster: [size: number, places: Point[]][] = [
  [
    2,
    [
      [-112, 8],
      [-38, -22],
      [-24, 2],
      [-10, -18],
      [10, 26],
      [34, -4],
    ],
  ],
  [
    3.2,
    [
      [-84, -30],
      [4, 4],
      [44, -40],
    ],
  ],
  [5, [[20, -14]]],
]

/** The Milky Way, rising to the upper right: a flat plane within a fainter one, dry strokes, and copies of a cluster. */
export const milkyWay = () => [
  group(
    { x: 770, y: 170, rotate: -38 },
    group(
      { opacity: 0.2 },
      ...withContourLines(
        'milk',
        path(
          'M-360 40Q-370 0-280-22T-130-30 40-50 260-40L520-60V-6Q360-24 240-4T60 0-110 8Q-20 30 110 22T330 22L520 30V60Q320 70 200 56T-60 46-240 50-360 40Z',
          '#A49CF0',
        ),
        ['#DCD8FF', 2],
        [
          [-30, -30],
          [20, 34],
        ],
      ),
      shade(element('use', { href: '#milk', transform: 'scale(1 2)', opacity: 0.4, fill: '#A49CF0' })),
    ),
    ...copies(
      'stars',
      [
        { x: -250, y: 14, scale: 0.8 },
        { x: -90, y: -30, rotate: 186 },
        { x: -170, y: 10, rotate: 70, scale: 0.6 },
        { x: 150, y: -30, rotate: 186 },
        { x: 20, y: 30, rotate: 20, scale: 0.7 },
        { x: 310, y: 20, rotate: 110 },
        { x: 40, y: 190, rotate: 40, scale: 1.3 },
        { x: 352, y: 196, rotate: -60, scale: 1.3 },
        { x: -50, y: -190, rotate: 100, scale: 1.3 },
      ],
      group({}, ...starCluster.map(([size, places]) => dots('#FFF6DC', size, places))),
    ),
  ),
]
