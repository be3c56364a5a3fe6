import { gradient, halo } from '../glow'
import type { Point } from '../limbs'
import { group, line, path, shade } from '../svg'
import { village } from './hill'
import { blades, dots, grassy, range, slope } from './land'
import { pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

/* The top of the hill, on pages 9, 10 and 11: one place in three lights. */

/** The wood below the hill, far away: firs in twos and threes, and the ground they stand on. */
const farWood = (fill: string) => [
  path([796, 816, 1130, 1150].map((x, i) => `M${x} 492l12-${26 + ((i * 17) % 34)} 12 70z`).join(''), fill),
  slope(fill, [160, 478], [420, 486], [640, 482], [900, 490]),
]

/** An old pine that leans over the top of the hill, cut off by the page; its foot is on y = 0. */
const pine = (place: Parameters<typeof group>[0], fill: string) =>
  group(
    place,
    path(
      'M-30 8C-16-90-10-190-40-290C-62-356-180-400-330-420L-332-432C-190-424-80-400-30-340C-10-350 10-390 20-440L40-436C36-380 10-330 8-290C26-190 20-80 40 8Z',
      fill,
    ),
    plant('needles', fill, [
      [-290, -476, 1.1],
      [-390, -424, 0.9],
      [-120, -470, -1.2],
      [20, -456, 1.3],
    ]),
  )

/** An owl asleep, 60 tall. */
const owl = (place: Parameters<typeof group>[0], body: string, belly: string, face: string) =>
  group(
    place,
    path('M-22-2C-34-30-26-58-20-66L-12-56H12L20-66C26-58 34-30 22-2C12 6-12 6-22-2Z', body),
    path('M-13-4C-18-20-12-30 0-30S18-20 13-4C6 2-6 2-13-4Z', belly),
    shade(line('M-18-40q8 7 15 0M3-40q7 7 15 0', face, 3)),
    path('M-4-36H4L0-28Z', face),
  )

const near: Point[] = [
  [-60, 600],
  [240, 598],
  [600, 594],
  [940, 595],
  [1260, 600],
]
/** A ridge of pines, low where the text lies. */
const pineRidge = `M-60 620V536${'l10-34l9 24l15-58l14 48l8-20l10 22'.repeat(6)}Q420 480 560 470${'l10-34l9 24l15-58l14 48l8-20l10 22'.repeat(5)}L1260 480V620Z`

/** The darkest hour. The row sits on about y = 554; the pine fills the sky above it. */
export const hilltopInTheDark = () => ({
  back: [
    ...pageSky([0, '#090C2A'], [0.45, '#121744'], [0.74, '#1E2560'], [0.84, '#2C3272']),
    stencils('needles'),
    dots('#8E94D0', 3, [
      [548, 20],
      [632, 66],
      [520, 150],
      [800, 226],
      [716, 310],
      [430, 90],
      [1124, 250],
    ]),
    path(pineRidge, '#141945'),
  ],
  middle: [
    slope('#0B0E30', [-60, 562], [420, 512], [760, 500], [1260, 538]),
    pine({ x: 1226, y: 540, scale: 1.05 }, '#05071C'),
    owl({ x: 908, y: 90, scale: 0.9 }, '#1C2050', '#2C3068', '#8A7A9A'),
  ],
})

/** The moon is just clear of the hills at (556, 200), golden. `ridges` stand before it. The front is at y = 590. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...pageSky([0, '#3E2C80'], [0.4, '#5E3C8E'], [0.7, '#84488C']),
    ...halo('rose', { at: [460, 260], colour: '#FFA080', edge: '#A04C90', reach: 530 }, 0.95),
    ...halo('gold', { at: [556, 200], colour: '#FFF0B0', edge: '#E87888', reach: 400 }, 1),
  ],
  ridges: [
    gradient('haze', [
      [0, '#A05A86'],
      [0.3, '#6A3F80'],
    ]),
    // Higher on the left, where the moon came up.
    range('url(#haze)', 346, 338, 346, 416, 428, 426, 390, 424),
    ...farWood('#573474'),
  ],
  middle: [
    ...grassy(
      'grass',
      '#3A2560',
      [
        [-60, 476],
        [110, 474],
        [290, 522],
        [640, 528],
        [1060, 540],
        [1260, 564],
      ],
      { size: 0.8, every: 260 },
    ),
  ],
  front: [blades('#1F1439', [[1150, 616, 70]])],
})

/** Nori's house between its bushes, so far away that only roof, window and smoke are seen; a path to the village. */
const homeFarBelow = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-10-2C-12 12 26 8 40 22L50 20C40 4 4 8 0-2Z', '#7C98CC'),
    path('M-15 0V-16H15V0Z', '#A8B0DC'),
    path('M-21-15L-12-30H12L21-15Z', '#8C4458'),
    path('M6-28V-37H11V-28ZM-4-1V-11H4V-1Z', '#3A2E7A'),
    path('M-11-4V-11H-6V-4Z', '#FFE9A8'),
    path('M-32 2Q-34-9-25-9Q-18-17-13-7Q-8-4-10 2ZM8 2Q6-7 14-8Q21-18 26-8Q33-7 31 2Z', '#2C467E'),
    line('M9-42C2-50 16-58 8-68', '#8FA4D8', 3),
  )

/** Everything in silver; the house with its lit window far below. Dark on the right, where the text lies. */
export const hilltopInMoonlight = () => ({
  back: [
    ...pageSky([0, '#1C2E6C'], [0.5, '#2E4888'], [0.8, '#42609E']),
    ...halo('silver', { at: [150, 116], colour: '#F4F4E8', edge: '#7A9CDC', reach: 1000 }, 0.75),
    ...starDust(52, 17, 300, '#F4F0FF', 'right'),
    gradient('valley', [
      [0, '#4A68A8'],
      [0.4, '#36548E'],
    ]),
    range('url(#valley)', 436, 402, 424, 384, 414, 394, 420),
    slope('#3A5A94', [40, 462], [300, 452], [1200, 474]),
    village({ x: 98, y: 440, scale: 0.42 }, ['#8098C8', '#33427C', '#FFE9A8'], [0, 2, 3]),
    homeFarBelow({ x: 30, y: 422 }),
    slope('#2F4C84', [300, 540], [760, 490], [1140, 500]),
  ],
  rise: [slope('#345684', [300, 560], [500, 506], [660, 470], [800, 518], [880, 556], [1260, 590])],
  middle: [
    ...grassy(
      'grass',
      '#3E668E',
      [
        [-60, 500],
        [140, 494],
        [520, 530],
        [700, 534],
        [900, 560],
        [1260, 572],
      ],
      { size: 0.7, every: 200 },
    ),
    // The moon's path over the grass, towards us.
    gradient('path', [
      [0, '#E4F2EC', 0.8],
      [1, '#9CC4D0', 0.2],
    ]),
    shade(path('M116 494C150 492 200 498 250 506Q460 556 620 620H60Q150 570 116 494Z', 'url(#path)')),
  ],
  front: grassy('near', '#223C6C', near, { size: 1.1 }),
})
