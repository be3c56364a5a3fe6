import { halo } from '../glow'
import type { Point } from '../limbs'
import { el, group, line, path, shade } from '../svg'
import { roofs, steeple } from './house'
import { grassy, range, slope } from './land'
import { cloud, pageSky, starDust } from './sky'

/* The hill: its slope before the afterglow (page 8), with the village far below. */

/** Posts of a fence up a slope, with two wires. @param places their feet */
const posts = (fill: string, places: Point[]) => [
  path(places.map(([x, y]) => `M${x - 4} ${y + 8}l1-48h6l2 48z`).join(''), fill),
  line([30, 16].map((up) => `M${places.map(([x, y]) => `${x} ${y - up}`).join('L')}`).join(''), fill, 1.6),
]

/** A bare birch that the wind has bent, 200 tall. */
export const birch = (place: Parameters<typeof group>[0], fill: string) =>
  group(
    place,
    path('M-9 6C-4-60 0-120 22-206C14-120 10-60 9 6Z', fill),
    line(
      'M0-84C-16-108-40-118-62-122M2-110C22-130 44-138 70-140M8-140C-4-158-20-168-38-172M-30-112L-44-132M-16-160L-22-176',
      fill,
      3.4,
    ),
  )

type House = [x: number, y: number, wide: number]
const houses: House[] = [
  [-128, 6, 44],
  [-72, -2, 38],
  [26, -4, 46],
  [86, 4, 40],
  [-40, 12, 34],
  [140, 10, 34],
]

/** Roofs and their lights, far below. @param seen those which nobody hides */
export const village = (
  place: Parameters<typeof group>[0],
  [wall, roof, light]: [string, string, string],
  seen: number[] = [0, 1, 2, 3, 4, 5],
) =>
  group(
    place,
    ...steeple(-6, 0, wall, roof),
    ...roofs(
      wall,
      roof,
      houses.filter((_, i) => seen.includes(i)),
    ),
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
export const climbAt = (x: number) => 578 - 325 * Math.max(0, (x - 330) / 930) ** 1.15

/** The hill on page 8 and all on it. */
export const againstLight = '#1D1740'

/** The slope before the afterglow. Dark on the left, where the text lies. */
export const hillside = () => {
  const edge = [-60, 200, 330, 450, 560, 680, 800, 920, 1040, 1150, 1260].map(
    (x): Point => [x, Math.round(climbAt(x))],
  )
  return {
    back: [
      ...pageSky([0, '#18205A'], [0.4, '#352E70'], [0.64, '#583A78'], [0.8, '#703E70']),
      ...starDust(37, 11, 260, '#E8E0FA', 'left'),
      ...halo('afterglow', { at: [840, 470], colour: '#E07A92', edge: '#A04A8A', reach: 480 }, 0.95),
      ...halo('ember', { at: [850, 480], colour: '#FFC2A0', edge: '#E87A90', reach: 230 }, 0.85),
      cloud('streak', { x: 600, y: 240, scale: 1.3 }, '#8E4A7C', 0.6),
      range('#684478', 484, 466, 470, 448, 456, 436, 440, 458, 462, 470, 478),
      village({ x: 444, y: 503, scale: 0.55 }, ['#52305F', '#3E2250', '#FFD98A']),
      slope('#583C72', [-60, 506], [120, 500], [300, 498], [520, 510], [700, 540], [1260, 600]),
    ],
    middle: [
      ...grassy('grass', againstLight, edge, { size: 0.7, every: 130, steep: true }),
      ...posts(
        againstLight,
        [1164, 1206, 1248].map((x): Point => [x, climbAt(x)]),
      ),
      birch({ x: 1196, y: climbAt(1196) + 4, scale: 0.8 }, againstLight),
    ],
    front: grassy(
      'near',
      '#120D30',
      [
        [-60, 594],
        [200, 596],
        [560, 592],
        [860, 572],
        [1080, 540],
        [1260, 516],
      ],
      { size: 1.1 },
    ),
  }
}
