import type { Point } from '../kit/geometry'
import { pool } from '../kit/light-effects'
import { el, group, shade } from '../kit/svg'
import { roofs, steeple } from './house'
import { grassy, range, slope } from './land'
import { pageSky, starDust } from './sky'

/* The hill: its slope before the afterglow (page 8), with the village far below. */

/** Its place and width, and the windows that are lit. */
type House = { at: [x: number, y: number, wide: number]; windows?: string }
const houses: House[] = [
  { at: [-128, 6, 44], windows: 'M-110-6h0M-98-6h0' },
  { at: [-72, -2, 38] },
  { at: [26, -4, 46], windows: 'M48-14h0' },
  { at: [86, 4, 40], windows: 'M104-6h0' },
]

/** Roofs and their lights, far below. @param seen those which nobody hides */
export const village = (
  place: Parameters<typeof group>[0],
  [wall, roof, light]: [string, string, string],
  seen: number[],
) => {
  const shown = houses.filter((_, i) => seen.includes(i))
  return group(
    place,
    ...steeple(-6, 0, wall, roof),
    ...roofs(
      wall,
      roof,
      shown.map(({ at }) => at),
    ),
    shade(
      el('path', {
        d: shown.map(({ windows = '' }) => windows).join(''),
        stroke: light,
        fill: 'none',
        'stroke-width': 4,
        'stroke-linecap': 'square',
      }),
    ),
  )
}

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
      ...pageSky([0, '#182060'], [0.4, '#353278'], [0.64, '#483E80'], [0.8, '#604482']),
      ...starDust(37, 11, 260, '#E8E0FA', 'left'),
      // The last strip of the day, low behind the hill.
      ...pool('rose', { at: [800, 452], colour: '#D87898', edge: '#8E5494', reach: 560 }, 0.9, 0.38),
      ...pool('strip', { at: [770, 452], colour: '#FFC49E', edge: '#F08C8C', reach: 440 }, 1, 0.16),
      range('#60427A', 484, 466, 470, 448, 456, 436, 440, 458, 462, 470, 478),
      village({ x: 444, y: 462, scale: 0.46 }, ['#52305F', '#3E2250', '#FFD98A'], [0, 1]),
      slope('#523A72', [-60, 506], [120, 500], [300, 498], [520, 510], [700, 540], [1260, 600]),
    ],
    middle: [...grassy('grass', againstLight, edge, { size: 0.7, every: 130, steep: true })],
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
      { size: 1.1, every: 240 },
    ),
  }
}
