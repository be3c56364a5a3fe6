import { gradient, halo } from '../glow'
import type { Point } from '../limbs'
import { el, group, line, path, shade } from '../svg'
import { roofs, steeple } from './house'
import { grass, ridge, slope } from './land'
import { cloud, pageSky, starDust } from './sky'

/* The hill: its slope before the afterglow (page 8), with the village far below. */

/** Posts of a fence up a slope, with two wires. @param places their feet */
const posts = (fill: string, places: Point[]) => [
  path(places.map(([x, y]) => `M${x - 4} ${y + 8}l1-48h6l2 48z`).join(''), fill),
  line([30, 16].map((up) => `M${places.map(([x, y]) => `${x} ${y - up}`).join('L')}`).join(''), fill, 1.6),
]

/** A bare birch that the wind has bent, 200 tall. */
const birch = (place: Parameters<typeof group>[0], fill: string) =>
  group(
    place,
    path('M-9 6C-4-60 0-120 22-206C14-120 10-60 9 6Z', fill),
    line(
      'M0-84C-16-108-40-118-62-122M2-110C22-130 44-138 70-140M8-140C-4-158-20-168-38-172M14-166C30-180 44-186 58-188M-30-112L-44-132M40-134L56-150M-16-160L-22-176',
      fill,
      3.4,
    ),
  )

/** Roofs and their lights, far below. The one lit window in front is the house of page 1. */
export const village = (place: Parameters<typeof group>[0], [wall, roof, light]: [string, string, string]) =>
  group(
    place,
    ...steeple(-6, 0, wall, roof),
    ...roofs(wall, roof, [
      [-128, 6, 44],
      [-72, -2, 38],
      [26, -4, 46],
      [86, 4, 40],
      [-40, 12, 34],
      [140, 10, 34],
    ]),
    shade(
      el('path', {
        d: 'M-110-6h0M-98-6h0M48-14h0M104-6h0',
        stroke: light,
        fill: 'none',
        'stroke-width': 4,
        'stroke-linecap': 'square',
      }),
    ),
  )

/** The slope's edge on page 8, on which the figures climb: y at x. */
export const climbAt = (x: number) => 566 - 300 * Math.max(0, (x - 330) / 930) ** 1.25

/** The slope before the afterglow. */
export const hillside = () => {
  const edge = [-60, 200, 330, 450, 560, 680, 800, 920, 1040, 1150, 1260].map(
    (x): Point => [x, Math.round(climbAt(x))],
  )
  return {
    back: [
      ...pageSky([0, '#1E2A66'], [0.35, '#3A3A80'], [0.6, '#6A4488'], [0.78, '#84486E']),
      ...starDust(31, 60, 300, '#E8E0FA'),
      ...halo('afterglow', { at: [780, 470], colour: '#FFB066', reach: 520 }, 1),
      ...halo('ember', { at: [800, 470], colour: '#FFE0A0', reach: 270 }, 0.9),
      cloud(430, 330, 260, '#6A3E78', 0.55),
      cloud(610, 250, 320, '#A85A72', 0.55),
      cloud(250, 404, 220, '#5A3A74', 0.5),
      cloud(900, 150, 260, '#5A4488', 0.6),
      ridge(1380, 640, '#6E3F74', [480, 468, 474, 452, 462, 438, 458, 444, 466, 450, 470, 462, 476, 468]),
      village({ x: 452, y: 494, scale: 0.8 }, ['#4A2F64', '#382453', '#FFD98A']),
      slope('#452B60', [120, 500], [300, 488], [520, 494], [700, 520]),
    ],
    middle: [
      slope('#1D1740', ...edge),
      grass('#1D1740', 15, edge, 9),
      ...posts(
        '#1D1740',
        [1090, 1140, 1190, 1240].map((x): Point => [x, climbAt(x) - 2]),
      ),
      birch({ x: 1168, y: climbAt(1168) + 4, scale: 0.8 }, '#1D1740'),
    ],
    front: [
      gradient('near', [
        [0, '#161136'],
        [1, '#0E0A28'],
      ]),
      slope('url(#near)', [200, 598], [560, 590], [860, 560], [1080, 520]),
      grass(
        '#161136',
        22,
        [
          [-60, 594],
          [200, 594],
          [560, 586],
          [860, 556],
          [1080, 514],
          [1260, 500],
        ],
        7,
      ),
    ],
  }
}
