import type { Point } from '../kit/geometry'
import { halo, linearGradient, pool } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { element, group, type Placement, path, shade } from '../kit/svg'
import { blades, farHills, grassyGround, ground, heightAt } from './ground'
import { roofs, steeple } from './house'
import { starField, storySky } from './sky'

/* A hillside on a night without a moon, with the village far below (page 8). */

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

/** The edge of the hill, which figures climb. */
const slope: Point[] = [
  [-60, 590],
  [240, 586],
  [400, 568],
  [540, 528],
  [700, 470],
  [860, 410],
  [1020, 350],
  [1140, 306],
  [1260, 262],
]

/** The y coordinate of the hillside at x; characters climb on it. */
export const hillsideHeightAt = (x: number) => heightAt(slope, x)

/** Dark on the left, where the text is; the haze over the valley is behind the climbers. */
export const hillside = () => ({
  back: [
    ...storySky([0, '#0E1544'], [0.4, '#212B70'], [0.75, '#3A4892']),
    ...starField(1668, 56, 205, '#E8E8FF', 'left'),
    ...pool('haze', { at: [980, 420], colour: '#B4C0EC', fadeTo: '#6878C8', radius: 720 }, 0.95, 0.66),
    farHills('#3E4C98', 476, 460, 466, 440, 452, 432, 440, 450, 462, 470, 478),
    ground('#2E3A80', [-60, 506], [120, 500], [300, 490], [520, 500], [700, 540], [1260, 600]),
    // Woods and hedges of the valley.
    path(
      'M538 516q6-12 18-8q6-12 18-6q8-10 18 0q12-6 20 6q12-4 16 10q-50 10-90-2zM300 494q6-8 16-5q6-9 16-4q8-6 14 2q10-2 12 8q-30 4-58-1z',
      '#232A6A',
    ),
    ...halo('warm', { at: [452, 484], colour: '#FFC890', fadeTo: '#8A6AA8', radius: 80 }, 0.6),
    village({ x: 450, y: 506, scale: 0.7 }, ['#2C2E6C', '#181A48', '#FFDF96'], [1, 2]),
    dots('#FFDF96', 4.5, [
      [412, 497],
      [419, 497],
      [453, 484],
      [474, 497],
    ]),
  ],
  middle: [
    // The edge of the grass catches the light of the sky.
    group({ y: -2.5 }, ground('#4C5AA8', ...slope)),
    linearGradient('turf', [
      [0.1, '#2C3070'],
      [0.8, '#14153E'],
    ]),
    ...grassyGround('grass', '#262A68', slope, { fill: 'url(#turf)', size: 0.75, every: 70, steep: true }),
    // Tufts on the slope, in the same shape.
    element('path', {
      d: 'M520 610L612 566L738 536L848 470L944 452L1060 404M700 620L800 578L918 522L1060 470',
      fill: 'none',
      'marker-mid': 'url(#grass)',
    }),
    blades('#262A68', [
      [508, 539, 40],
      [596, 510, 28],
      [764, 448, 34],
      [846, 417, 24],
      [1012, 354, 30],
      [1056, 338, 40],
    ]),
  ],
  front: [
    ...grassyGround(
      'near',
      '#0D0E30',
      [
        [-60, 600],
        [200, 602],
        [560, 598],
        [860, 572],
        [1080, 530],
        [1260, 500],
      ],
      { size: 1.1, every: 240 },
    ),
    blades('#0D0E30', [
      [412, 606, 66],
      [446, 606, 96],
      [474, 606, 60],
      [1040, 560, 120],
      [1074, 550, 190],
      [1120, 540, 150],
      [1176, 530, 230],
    ]),
  ],
})
