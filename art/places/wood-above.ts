import type { Point } from '../kit/geometry'
import { dots, rect } from '../kit/shapes'
import { copies, group, path, repeat, shade } from '../kit/svg'
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
    { x: 700, y: 96, rotate: 20, scale: 0.6 },
    { x: 1010, y: 516, rotate: 150, scale: 0.8 },
  ],
  group(
    {},
    shade(path(cushion, '#141A30', { opacity: 0.4, transform: 'translate(-4 9)' })),
    path(cushion, '#35544E'),
    shade(path(lightOnMoss, '#4A6A54')),
    dots('#64805E', 4, [
      [-6, -22],
      [10, -14],
      [26, -20],
      [20, -2],
      [38, -6],
      [-26, -12],
      [4, 4],
    ]),
  ),
)

/** Fallen leaves in the dark: dull, so that nobody counts them. */
const darkLeaves = (id: string, fill: string, scale: number, places: Point[]) =>
  repeat(id, places, mapleLeaf(fill, { scale }), true)

/**
 * Moss and earth in the lantern's light, in flat planes. Nori and the hedgehog stand in it, so that behind them it is
 * dark.
 */
const lightOnFloor = [
  path(
    'M-60 500C40 440 20 340 70 260C60 120 190 20 330 44C440 10 560 50 700 90C830 120 800 230 838 330C850 440 780 520 740 620H-60Z',
    '#39495C',
  ),
  path(
    'M310 340C340 250 346 120 430 84C480 80 500 160 560 200L690 190C800 230 800 350 770 430C760 540 640 590 520 594C420 600 330 590 300 510Z',
    '#7A6064',
  ),
  path(
    'M340 330C376 290 370 170 430 162S500 236 560 250L640 252C700 320 690 420 620 480C560 530 440 530 390 460Z',
    '#C08C6C',
  ),
  path(
    'M400 340C410 290 460 270 510 278C566 290 590 330 576 380C560 430 510 450 460 430Q396 410 400 340Z',
    '#FBDD9E',
  ),
].map(shade)

/** The clearing is around (484, 348). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#2F3A52', pageBounds.left),
    ...darkLeaves('shed', '#263046', 1.7, [
      [40, 40],
      [90, 120],
      [30, 180],
      [110, 230],
      [60, 300],
      [250, 20],
      [330, 60],
      [640, 180],
      [730, 130],
      [800, 220],
      [900, 180],
      [1020, 150],
      [1100, 40],
      [1180, 120],
      [1130, 260],
      [1010, 330],
      [1170, 400],
      [880, 400],
      [780, 560],
      [900, 580],
      [990, 450],
    ]),
    ...lightOnFloor,
    ...rootsOnGround(),
    ...moss,
    // The leaves lie on the roots.
    ...darkLeaves('dry', '#4E4C62', 1.2, [
      [20, 470],
      [130, 440],
      [80, 560],
      [180, 572],
      [120, 300],
      [60, 60],
      [130, 30],
      [250, 590],
      [560, 60],
      [800, 70],
      [868, 152],
      [760, 520],
    ]),
  ],
  middle: [],
  front: [],
})
