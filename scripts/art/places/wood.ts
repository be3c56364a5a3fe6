import { gradient } from '../glow'
import type { Point } from '../limbs'
import { mapleLeaf } from '../props'
import { copies, group, path, repeated, shade } from '../svg'
import { blades, dice, grassy, page, slope } from './land'
import { pageSky } from './sky'
import { plant, stencils } from './trees'

/* The maple wood from the side, with a tree at its edge (page 7). */

/** A dry leaf that is no maple's: on page 3 the maples' are counted. */
const dryLeaf = (fill: string, place: Parameters<typeof group>[0]) =>
  group(place, path('M-15 2C-8-9 6-10 14-1L20-4L15 2C6 10-8 9-15 2Z', fill))

/** Leaves that lie about, some of them smaller. @param keep whether one may lie at this point */
export const litter = (
  seed: number,
  count: number,
  colours: string[],
  keep: (x: number, y: number) => boolean,
) => {
  const roll = dice(seed)
  const places = Array.from(
    { length: count },
    (): Point => [Math.round(page.left + roll() * 1320), Math.round(roll() * 620)],
  ).filter(([x, y]) => keep(x, y))
  return colours.flatMap((fill, i) =>
    repeated(
      `litter${i}`,
      places.filter((_, at) => at % colours.length === i),
      dryLeaf(fill, { scale: 0.8 + i * 0.3, rotate: i * 70 - 40 }),
    ),
  )
}

/** A maple's trunk with its roots, about 420 tall, cut off by the top of the page; its foot is on y = 0. */
const mapleTrunk = (place: Parameters<typeof group>[0], [bark, dark]: [string, string]) =>
  group(
    place,
    path(
      'M-150 10C-110-6-84-40-74-110C-66-200-76-330-110-640H110C80-400 66-240 76-130C84-60 120-20 190 10C140 4 110 2 84-14C70 10 40 14 24-12C4 20-34 14-44-10C-70 8-110 10-150 10Z',
      bark,
    ),
    shade(
      path(
        'M76-130C84-60 120-20 190 10C140 4 110 2 84-14C60-60 40-140 44-260L60-640H110C80-400 66-240 76-130Z',
        dark,
      ),
    ),
    shade(
      path(
        'M-34-60C-26-140-30-220-40-300C-22-230-18-140-34-60ZM6-30C16-100 12-150 8-190C26-150 26-80 6-30ZM-52-330C-46-380-52-430-58-470C-44-430-38-380-52-330ZM10-280C20-340 18-400 14-460C30-400 30-340 10-280Z',
        dark,
      ),
    ),
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

/** The edge of the wood after sunset; the old maple stands at x = 1110. Dark on the left, where the text lies. */
export const woodEdge = () => ({
  back: [
    ...pageSky([0, '#1C2560'], [0.4, '#3A3A80'], [0.66, '#6E4C8C'], [0.8, '#94567E']),
    stencils('oak', 'firs'),
    plant('firs', '#3E3A78', [
      [-20, 530, 1.1],
      [110, 530, -0.8],
      [250, 530, 1.2],
    ]),
    // The wood, one mass.
    slope('#2E2A66', [430, 530], [470, 400], [760, 372], [1080, 400]),
    plant('oak', '#2E2A66', [
      [520, 515, 1.5, 2.2],
      [650, 440, -1.9, 2],
      [820, 430, 1.5, 1.9],
      [1000, 450, 2, 1.6],
    ]),
  ],
  middle: [
    gradient('meadow', [
      [0, '#3A4A78'],
      [1, '#1C2A58'],
    ]),
    ...grassy(
      'grass',
      '#3A4A78',
      [
        [-60, 520],
        [100, 520],
        [380, 512],
        [640, 500],
        [900, 496],
        [1260, 508],
      ],
      { fill: 'url(#meadow)', size: 0.7 },
    ),
    mapleTrunk({ x: 1120, y: 560 }, ['#53385C', '#3A2850']),
    ...litter(5, 22, ['#6E466E', '#8A5464'], (x, y) => y > 530 && x > 420),
  ],
  front: [
    ...branch(
      'M1260 60C1100 50 900 24 780 60C720 76 660 60 600 84C670 44 730 50 790 36C900-6 1100 0 1260-10Z',
      '#3A2850',
      [
        [606, 92, 30, 1.5],
        [668, 62, -20, 1.3],
        [744, 74, 50, 1.6],
        [812, 50, 10, 1.4],
        [890, 58, -40, 1.7],
        [968, 46, 30, 1.5],
        [1056, 74, -10, 1.8],
        [1150, 70, 40, 1.6],
        [1010, 6, 20, 1.7],
        [1196, 24, 60, 1.7],
      ],
      ['#A8503E', '#7C3A52', '#C06A3E'],
    ),
    blades('#141C48', [
      [1190, 612, 110],
      [1228, 612, 80],
      [20, 612, 60],
    ]),
  ],
})
