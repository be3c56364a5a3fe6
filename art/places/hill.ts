import type { Point } from '../kit/geometry'
import { halo, pool } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, element, ellipse, group, type Placement, path, repeat, shade } from '../kit/svg'
import { blade, farHills, ground, heightAt } from './ground'
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
  [-60, 606],
  [260, 600],
  [400, 582],
  [480, 556],
  [1060, 308],
  [1150, 282],
  [1260, 266],
]

/** The y coordinate of the hillside at x; characters climb on it. */
export const hillsideHeightAt = (x: number) => heightAt(slope, x)

/** A tuft of tall grass, 100 high and without a colour of its own. */
const tallTuft = element('path', {
  d: [-52, -24, 12, 46]
    .map((lean, i) => blade([lean / 3, 0], [lean * 1.2, Math.abs(lean) - 100 - i * 4], 10))
    .join(''),
})

/** Dark on the left, where the text is; the glow rises behind the crest and makes the sky behind the climbers pale. */
export const hillside = () => ({
  back: [
    ...storySky([0, '#122234'], [0.4, '#2B4560'], [0.8, '#4C6A86']),
    ...starField(1668, 8, 190, '#E6EEF4', 'left'),
    ...pool('haze', { at: [826, 400], colour: '#EAF0F2', fadeTo: '#8FAAC0', radius: 540 }, 1, 0.7),
    // The ridge, and a tree on it that the wind has bent.
    path(
      'M560 480C700 400 760 340 860 312Q1000 280 1260 262V480ZM832 324Q854 280 858 240H868L871 264Q892 246 922 236L926 244Q880 262 866 314ZM846 238C832 228 842 210 858 212C856 184 894 180 898 198C908 186 936 192 938 206C974 190 1000 226 990 240Q962 252 948 238C936 250 890 250 846 238Z',
      '#7E98AE',
    ),
    farHills('#36506A', 480, 448, 450),
    path('M-60 506Q300 466 520 500L1260 610H-60Z', '#2E465E'),
    ...halo('warm', { at: [350, 496], colour: '#FFC890', fadeTo: '#7A7890', radius: 80 }, 0.4),
    ...roofs('#22364C', '#142434', [
      [316, 512, 30],
      [348, 508, 24],
      [408, 508, 20],
    ]),
    dots('#FFDF96', 4.5, [
      [326, 504],
      [334, 504],
      [359, 502],
      [417, 502],
    ]),
  ],
  ground: [
    ground('#20344A', ...slope),
    // Steps cut into the path, each edged by a log.
    ...repeat(
      'step',
      Array.from({ length: 13 }, (_, i): Point => [296 + 70 * i, 676 - 30 * i]),
      element(
        'g',
        {},
        path('M-30-84L42-92L78-18L0-14Z', '#55728E'),
        path('M-11 8L-42-62Q-38-84-22-84L8-12Z', '#2A4058'),
        ellipse(0, 0, 13, 13, '#48627C'),
      ),
    ),
  ],
  front: [
    path('M560 610Q900 590 1260 540V610Z', '#0B1622'),
    // A waymark, into which somebody has cut a moon.
    path('M1082 610L1078 468L1098 464L1104 610Z', '#16283A'),
    path('M1022 514L1026 548L1136 522L1156 500L1128 486Z', '#36506A'),
    path('M1074 504A18 18 0 1 0 1092 526A14 14 0 0 1 1074 504Z', '#8FA9BF'),
    element(
      'g',
      { fill: '#0B1622' },
      ...copies(
        'tuft',
        [
          { x: 490, y: 622, scale: 0.7 },
          { x: 740, y: 606 },
          { x: 1030, y: 606 },
          { x: 1180, y: 606, scale: 1.4 },
        ],
        tallTuft,
      ),
    ),
  ],
})
