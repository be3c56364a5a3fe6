import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { radialGradient } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { copies, element, ellipse, group, line, type Placement, path, repeat, shade } from '../kit/svg'
import { blade, farHills, ground, heightAt } from './ground'
import { roofs, steeple } from './house'
import { starField } from './sky'

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
    // The glow behind the hilltop lights the sky.
    radialGradient(
      'sky',
      [
        [0, '#C4D4DE'],
        [0.17, '#8FA9BF'],
        [0.4, '#40607E'],
        [0.6, '#2B4560'],
        [1, '#122234'],
      ],
      { cx: 0.72, cy: 0.6, r: 0.9 },
    ),
    rect(1320, 620, 'url(#sky)', -60),
    ...starField(1668, 8, 190, '#E6EEF4', 'left'),
    // Mist that rises with the slope, pale where the glow is.
    ...withContourLines(
      'mist',
      path('M540 480C620 400 660 400 720 330S850 260 920 210S1100 150 1260 130V480Z', '#7690A8'),
      ['#8FA9BF', 3],
      [
        [14, 22],
        [60, 56],
      ],
    ),
    path('M600 480C690 360 740 310 820 260S970 190 1010 260L1000 420Z', '#A6BCCB'),
    // The ridge, and a tree on it that the wind has bent.
    path(
      'M500 480C640 400 700 340 800 312Q900 290 1040 330V480ZM772 324Q794 280 798 240H808L811 264Q832 246 862 236L866 244Q820 262 806 314ZM786 238C772 228 782 210 798 212C796 184 834 180 838 198C848 186 876 192 878 206C914 190 940 226 930 240Q902 252 888 238C876 250 830 250 786 238Z',
      '#48627C',
    ),
    farHills('#36506A', 480, 448, 450),
    path('M-60 506Q300 466 520 500L1260 610H-60Z', '#2E465E'),
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
    ...withContourLines(
      'hill',
      ground('#20344A', ...slope),
      ['#2A4058', 3],
      [
        [24, 70],
        [90, 120],
      ],
    ),
    // Steps cut into the path, each edged by a log.
    ...repeat(
      'step',
      Array.from({ length: 12 }, (_, i): Point => [296 + 70 * i, 676 - 30 * i]),
      element(
        'g',
        {},
        path('M-30-84L42-92L78-18L0-14Z', '#55728E'),
        path('M-11 8L-42-62Q-38-84-22-84L8-12Z', '#2A4058'),
        line('M-12-18L-32-62M-2-18L-24-72M12-32L52-36M34-70L2-70', '#36506A', 3),
        ellipse(0, 0, 13, 13, '#48627C'),
        line('M-5 4Q-6-7 3-6Q8-2 4 4', '#2A4058', 3),
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
