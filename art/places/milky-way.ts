import type { Point } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, ellipse, group, shade } from '../kit/svg'

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

/** The Milky Way, rising to the upper right. Its clouds and star clusters are rotated copies of one each. */
export const milkyWay = () => [
  radialGradient('milk', [
    [0, '#A498E4', 0.36],
    [0.4, '#A498E4', 0.2],
    [1, '#A498E4', 0],
  ]),
  group(
    { x: 770, y: 170, rotate: -38 },
    ...copies(
      'clouds',
      [
        { x: -210, y: 10 },
        { x: 30, rotate: 186 },
        { x: 290, rotate: 20, scale: 1.1 },
      ],
      group(
        {},
        ...[
          [-60, 0, 150, 74],
          [50, -24, 110, 54],
          [-44, -30, 70, 36],
          [20, 50, 104, 30],
        ].map(([x = 0, y = 0, width = 0, height = 0]) => shade(ellipse(x, y, width, height, 'url(#milk)'))),
      ),
    ),
    ...copies(
      'stars',
      [
        { x: -250, y: 14, scale: 0.8 },
        { x: -90, y: -30, rotate: 186 },
        { x: 20, y: 30, rotate: 20, scale: 0.7 },
        { x: 150, y: -30, rotate: 186 },
        { x: 310, y: 20, rotate: 110 },
        { x: 40, y: 190, rotate: 40, scale: 1.3 },
        { x: 352, y: 196, rotate: -60, scale: 1.3 },
        { x: -50, y: -190, rotate: 100, scale: 1.3 },
      ],
      group({}, ...starCluster.map(([size, places]) => dots('#FFF6DC', size, places))),
    ),
  ),
]
