import { gradient } from '../glow'
import { mapleLeaf } from '../props'
import { copies, group, path, shade } from '../svg'
import { range, slope } from './land'
import { pageSky } from './sky'
import { plant, stencils } from './trees'

/* The maple wood from the side, with a tree at its edge (page 7). */

/** A maple's trunk with its roots, about 420 tall, cut off by the top of the page; its foot is on y = 0. */
const mapleTrunk = (place: Parameters<typeof group>[0], [bark, dark]: [string, string]) =>
  group(
    place,
    path(
      'M-150 10C-110-6-84-40-74-110C-66-200-76-330-110-640H110C80-400 66-240 76-130C84-60 120-20 190 10C140 4 110 2 84-14C70 10 40 14 24-12C4 20-34 14-44-10Q-80 10-150 10Z',
      bark,
    ),
    shade(
      path(
        'M76-130C84-60 120-20 190 10C140 4 110 2 84-14C60-60 40-140 44-260L60-640H110C80-400 66-240 76-130Z',
        dark,
      ),
    ),
    shade(path('M-34-60Q-26-180-40-300Q-16-180-34-60Z', dark)),
  )

/** A branch with leaves that hangs into the page from above. @param leaves x, y, degrees, size */
export const branch = (
  d: string,
  bark: string,
  leaves: [number, number, number, number][],
  fills: string[],
) => [
  path(d, bark),
  ...fills.flatMap((fill, i) =>
    copies(
      `leaf${i}`,
      leaves
        .filter((_, at) => at % fills.length === i)
        .map(([x, y, rotate, scale]) => ({ x, y, rotate, scale })),
      mapleLeaf(fill),
    ),
  ),
]

/** The edge of the wood after sunset; the old maple stands at x = 752. Dark on the left, where the text lies. */
export const woodEdge = () => ({
  back: [
    ...pageSky([0, '#1C2560'], [0.36, '#3A3A80'], [0.56, '#6E4C8C'], [0.7, '#94567E']),
    stencils('oak'),
    range('#4A3E80', 404, 392, 400, 388, 404, 372, 398),
    // The wood: two masses, one behind the other, and a gap in which the last light is.
    plant('oak', '#3A3474', [
      [90, 440, -1.4, 0.5],
      [380, 440, 1],
      [960, 430, 1.1, 0.9],
      [1210, 430, -1.4, 1.6],
    ]),
    plant('oak', '#2E2A66', [
      [480, 450, 1.1, 1.4],
      [570, 460, -1.4, 2.2],
      [1130, 440, 1.2, 1.5],
    ]),
    slope('#34407A', [420, 432], [760, 418], [1200, 416]),
  ],
  middle: [
    gradient('meadow', [
      [0, '#3A4A80'],
      [1, '#1C2A58'],
    ]),
    slope('url(#meadow)', [-60, 500], [480, 470], [760, 458], [1260, 448]),
    mapleTrunk({ x: 752, y: 506, scale: 0.86 }, ['#5C3E60', '#40294F']),
  ],
  front: [
    // The crown, in two masses over the edge of the branch.
    plant('oak', '#40294F', [
      [646, 58, -1.3, 1],
      [764, 72, 1.2],
      [876, 50, -1.4],
      [1000, 68, 1.4, 1.1],
      [1130, 46, -1.3],
      [1230, 66, 1.2, 1],
    ]),
    ...branch(
      'M516 96L620 40V60Z',
      '#40294F',
      [
        [520, 100, 30, 0.8],
        [552, 84, -20, 0.6],
        [640, 38, -20, 0.8],
        [792, 38, -20, 0.8],
        [824, 70, 30, 0.6],
        [884, 38, -20, 0.8],
        [996, 70, 30, 0.6],
        [1150, 38, -20, 0.8],
      ],
      ['#B45C40'],
    ),
    // Over some of the leaves.
    plant('oak', '#54305A', [
      [724, 38, 1],
      [940, 36, -1],
      [1090, 34, 1],
    ]),
  ],
})
