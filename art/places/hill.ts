import type { Point } from '../kit/geometry'
import { pool } from '../kit/light-effects'
import { element, group, type Placement, shade } from '../kit/svg'
import { farHills, grassyGround, ground } from './ground'
import { roofs, steeple } from './house'
import { starField, storySky } from './sky'

/* A hillside in the afterglow with the village far below (page 8). */

/** Position and width of a house, and a path of its lit windows. */
type House = { at: [x: number, y: number, width: number]; windows?: string }
const houses: House[] = [
  { at: [-128, 6, 44], windows: 'M-110-6h0M-98-6h0' },
  { at: [-72, -2, 38] },
  { at: [26, -4, 46], windows: 'M48-14h0' },
  { at: [86, 4, 40], windows: 'M104-6h0' },
]

/** The distant village. @param visible indices of the houses that are not hidden */
export const village = (
  place: Placement,
  [wall, roof, light]: [string, string, string],
  visible: number[],
) => {
  const shown = houses.filter((_, i) => visible.includes(i))
  return group(
    place,
    ...steeple(-6, 0, wall, roof),
    ...roofs(
      wall,
      roof,
      shown.map(({ at }) => at),
    ),
    shade(
      element('path', {
        d: shown.map(({ windows = '' }) => windows).join(''),
        stroke: light,
        fill: 'none',
        'stroke-width': 4,
        'stroke-linecap': 'square',
      }),
    ),
  )
}

/** The y coordinate of the hillside at x; characters climb on it. */
export const hillsideHeightAt = (x: number) => 578 - 325 * Math.max(0, (x - 330) / 930) ** 1.15

/** Colour of the hillside and of the characters on it, which stand against the light. */
export const silhouetteColour = '#1D1740'

/** Dark on the left, where the text is. */
export const hillside = () => {
  const edge = [-60, 200, 330, 450, 560, 680, 800, 920, 1040, 1150, 1260].map(
    (x): Point => [x, Math.round(hillsideHeightAt(x))],
  )
  return {
    back: [
      ...storySky([0, '#182060'], [0.4, '#353278'], [0.64, '#483E80'], [0.8, '#604482']),
      ...starField(37, 11, 260, '#E8E0FA', 'left'),
      // The last strip of daylight behind the hill.
      ...pool('rose', { at: [800, 452], colour: '#D87898', fadeTo: '#8E5494', radius: 560 }, 0.9, 0.38),
      ...pool('strip', { at: [770, 452], colour: '#FFC49E', fadeTo: '#F08C8C', radius: 440 }, 1, 0.16),
      farHills('#60427A', 484, 466, 470, 448, 456, 436, 440, 458, 462, 470, 478),
      village({ x: 444, y: 462, scale: 0.46 }, ['#52305F', '#3E2250', '#FFD98A'], [0, 1]),
      ground('#523A72', [-60, 506], [120, 500], [300, 498], [520, 510], [700, 540], [1260, 600]),
    ],
    middle: [...grassyGround('grass', silhouetteColour, edge, { size: 0.7, every: 130, steep: true })],
    front: grassyGround(
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
