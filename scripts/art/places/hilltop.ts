import { gradient, halo } from '../glow'
import type { Point } from '../limbs'
import { group, path, shade } from '../svg'
import { village } from './hill'
import { house } from './house'
import { blades, crowns, grass, ridge, slope } from './land'
import { pageSky, starDust } from './sky'

/* The top of the hill, on pages 9, 10 and 11: one place in three lights. */

/** An old pine that leans over the top, cut off by the page; its foot is on y = 0. */
const pine = (place: Parameters<typeof group>[0], trunk: string, needles: string, far: string) =>
  group(
    place,
    path(
      'M-26 8C-16-90-22-190-70-300C-96-356-120-400-150-430L-128-444C-90-404-60-360-36-310C-20-350 10-390 40-410L52-394C20-370-6-330-14-270C6-180 20-80 34 8Z',
      trunk,
    ),
    path(
      'M-330-420C-350-452-300-482-262-470C-240-506-176-500-160-476C-120-500-70-480-76-452C-60-430-100-412-124-420C-160-396-210-404-226-416C-260-396-318-398-330-420Z',
      far,
    ),
    path(
      'M-60-452C-80-500-20-536 24-520C50-556 140-552 160-520C210-524 226-470 190-452C170-430 120-432 100-440C70-424 20-424 0-436C-20-426-50-432-60-452Z',
      needles,
    ),
    path(
      'M-230-330C-250-356-206-380-176-370C-150-392-100-380-96-358C-72-344-96-322-118-328C-150-312-212-310-230-330Z',
      needles,
    ),
  )

/** An owl asleep on a branch, 60 tall. */
const owl = (place: Parameters<typeof group>[0], body: string, belly: string, face: string) =>
  group(
    place,
    path('M-22-2C-34-30-26-58-20-66L-12-56H12L20-66C26-58 34-30 22-2C12 6-12 6-22-2Z', body),
    path('M-13-4C-18-20-12-30 0-30S18-20 13-4C6 2-6 2-13-4Z', belly),
    shade(path('M-18-40q8 7 15 0M3-40q7 7 15 0', 'none', { stroke: face, 'stroke-width': 3 })),
    path('M-4-36H4L0-28Z', face),
  )

const top: Point[] = [
  [-60, 560],
  [200, 532],
  [420, 510],
  [640, 500],
  [860, 500],
  [1060, 512],
  [1260, 536],
]
const nearEdge: Point[] = [
  [-60, 604],
  [240, 598],
  [600, 588],
  [940, 590],
  [1260, 602],
]
const far = [446, 428, 438, 410, 424, 396, 416, 402, 428, 408, 420, 398, 416, 430]

/** The darkest hour. The row sits on about y = 548. */
export const hilltopInTheDark = () => ({
  back: [
    ...pageSky([0, '#0C0F30'], [0.45, '#141A48'], [0.74, '#222A66'], [0.84, '#2E3474']),
    // The Milky Way.
    gradient(
      'milky',
      [
        [0, '#7A80C8', 0],
        [0.5, '#7A80C8', 0.28],
        [1, '#7A80C8', 0],
      ],
      [1, 0.3],
    ),
    shade(path('M120-20C300 120 520 260 900 440L1240 440C860 300 620 140 480-20Z', 'url(#milky)')),
    ...starDust(77, 120, 400, '#A8AEE6'),
    ridge(1380, 640, '#171C4C', far),
    crowns('#11153E', 300, 470, [44, 30, 60, 52, 26, 70, 48, 34, 58, 66, 28, 44, 60, 50], 60),
    village({ x: 560, y: 474, scale: 0.62 }, ['#0E1238', '#0A0D2C', '#E8A860']),
  ],
  middle: [
    slope('#0C1034', ...top),
    grass('#0C1034', 16, top, 9),
    pine({ x: 1190, y: 530, scale: 1.05 }, '#080A26', '#080A26', '#0A0D2E'),
    owl({ x: 880, y: 108, scale: 0.7 }, '#1A1E4A', '#2A2E62', '#8A7A9A'),
  ],
  front: [slope('#07091F', ...nearEdge), grass('#07091F', 24, nearEdge, 7)],
})

/** The moon rises behind the hills at (470, 240), golden. The front is at y = 580. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...pageSky([0, '#4A3588'], [0.35, '#7A4E98'], [0.58, '#C4708E'], [0.74, '#F6A878']),
    ...halo('gold', { at: [470, 250], colour: '#FFE08A', reach: 620 }, 0.95),
    ...starDust(15, 26, 240, '#FFF4D8'),
  ],
  ridges: [
    gradient('haze', [
      [0, '#8A4E86'],
      [0.4, '#6A3F80'],
    ]),
    ridge(
      1380,
      640,
      'url(#haze)',
      far.map((y) => y + 6),
    ),
    crowns(
      '#573474',
      -60,
      500,
      [60, 44, 30, 76, 58, 34, 66, 48, 80, 52, 30, 60, 72, 44, 54, 36, 64, 80, 48, 30, 70, 56, 66, 48],
      80,
    ),
    village({ x: 690, y: 506, scale: 0.7 }, ['#4A2C68', '#3C2258', '#FFE9A8']),
  ],
  middle: [
    slope('#3A2560', ...top.map(([x, y]): Point => [x, y + 30])),
    grass(
      '#3A2560',
      16,
      top.map(([x, y]): Point => [x, y + 28]),
      9,
    ),
  ],
  front: [slope('#22163F', ...nearEdge), grass('#22163F', 24, nearEdge, 7)],
})

/** Everything in silver; the house with its lit window far below. */
export const hilltopInMoonlight = () => ({
  back: [
    ...pageSky([0, '#2C4488'], [0.4, '#4E6EAE'], [0.7, '#8AA6D0'], [0.84, '#B4C6E0']),
    ...halo('silver', { at: [400, 116], colour: '#FFF6D8', reach: 460 }, 0.85),
    ...starDust(52, 40, 300, '#F4F0FF'),
    gradient('valley', [
      [0, '#6F8CC0'],
      [0.4, '#5674AE'],
    ]),
    ridge(
      1380,
      640,
      'url(#valley)',
      far.map((y) => y - 14),
    ),
    crowns(
      '#47669E',
      -60,
      478,
      [60, 44, 30, 76, 58, 34, 66, 48, 80, 52, 30, 60, 72, 44, 54, 36, 64, 80, 48, 30, 70, 56, 66, 48],
      120,
    ),
    slope('#3F5E96', [300, 540], [560, 496], [760, 490], [1000, 500], [1140, 510]),
    village({ x: 640, y: 486, scale: 0.66 }, ['#7A8EBE', '#3A4A88', '#FFE9A8']),
    house({ x: 752, y: 502, scale: 0.3 }),
  ],
  middle: [
    gradient('silvered', [
      [0, '#A8C8CC'],
      [0.3, '#6C98AC'],
      [1, '#3E6488'],
    ]),
    slope('url(#silvered)', ...top),
    grass(
      '#A8C8CC',
      12,
      top.map(([x, y]): Point => [x, y - 3]),
      9,
    ),
  ],
  front: [
    slope('#2A4672', ...nearEdge),
    grass('#2A4672', 24, nearEdge, 7),
    blades('#2A4672', [
      [60, 606, 70],
      [820, 604, 50],
    ]),
  ],
})
