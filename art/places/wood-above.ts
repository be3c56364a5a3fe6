import type { Point } from '../kit/geometry'
import { dots, rect } from '../kit/shapes'
import { copies, ellipse, group, path, repeat, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { pageBounds } from './ground'
import { rootsOnGround } from './roots'

/* The floor of a maple wood at night, from straight above (page 3). */

/** A cushion of moss with a lobed edge, 130 wide, and the side of it that is lit. */
const cushion =
  'M-60 8Q-72-10-52-18Q-50-36-30-32Q-18-46 0-36Q18-48 30-32Q52-36 52-16Q70-8 58 10Q60 26 40 24Q28 38 12 28Q-6 40-18 28Q-40 34-44 20Q-58 22-60 8Z'
const lightOnMoss = 'M-40-6Q-44-24-26-26Q-12-38 2-28Q18-38 28-24Q46-26 46-10Q54 0 42 8Q20-4 0 6Q-24-4-40-6Z'

/** Cushions of moss where the roots fork. */
const moss = copies(
  'moss',
  [
    { x: 66, y: 372 },
    { x: 6, y: 322, rotate: 70, scale: 0.8 },
    { x: 452, y: 84, rotate: 190, scale: 0.9 },
    { x: 1010, y: 516, rotate: 150, scale: 0.8 },
  ],
  group(
    {},
    shade(path(cushion, '#141A30', { opacity: 0.4, transform: 'translate(-4 9)' })),
    path(cushion, '#35544E'),
    shade(path(lightOnMoss, '#4A6A54')),
    dots('#64805E', 4, [
      [-6, -22],
      [26, -20],
      [20, -2],
      [4, 4],
    ]),
  ),
)

/** Fallen leaves in the dark: dull, so that nobody counts them. */
const darkLeaves = (id: string, fill: string, scale: number, places: Point[]) =>
  repeat(id, places, mapleLeaf(fill, { scale }), true)

/**
 * Moss and earth in the lantern's light, in flat rings around it that a root and the leaves' shadows
 * break. Nori and the hedgehog stand in it, so that behind them it is dark.
 */
const lightOnFloor = [
  ellipse(501, 364, 412, 400, '#39495C'),
  ellipse(501, 364, 300, 290, '#7A6064'),
  ellipse(501, 364, 184, 178, '#C08C6C'),
  ellipse(501, 364, 88, 85, '#FBDD9E'),
].map(shade)

/** The clearing is around (484, 348). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#2F3A52', pageBounds.left),
    ...darkLeaves('shed', '#263046', 1.7, [
      [40, 40],
      [90, 120],
      [110, 230],
      [60, 300],
      [250, 20],
      [330, 60],
      [900, 180],
      [1020, 150],
      [1100, 40],
      [1130, 260],
      [1010, 330],
      [1170, 400],
    ]),
    ...lightOnFloor,
    ...rootsOnGround(),
    ...moss,
    // The leaves lie on the roots.
    ...darkLeaves('dry', '#4E4C62', 1.2, [
      [20, 470],
      [130, 440],
      [80, 560],
      [60, 60],
      [130, 30],
      [800, 70],
    ]),
  ],
  middle: [],
  front: [],
})
