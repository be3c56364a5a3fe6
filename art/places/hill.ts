import type { Point } from '../kit/geometry'
import { halo, linearGradient, pool } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, element, group, type Placement, path, shade } from '../kit/svg'
import { blade, farHills, grassyGround, ground, heightAt } from './ground'
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
  [1110, 322],
  [1190, 308],
  [1260, 304],
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
    ...storySky([0, '#0E1544'], [0.4, '#232E76'], [0.8, '#4256A4']),
    ...starField(1668, 30, 190, '#E8E8FF', 'left'),
    ...pool('haze', { at: [1130, 290], colour: '#CCD6FA', fadeTo: '#7C8EDC', radius: 860 }, 1, 0.62),
    farHills('#3E4C98', 476, 460, 466, 440, 452, 432, 440, 450, 462, 470, 478),
    ground('#2E3A80', [-60, 506], [120, 500], [300, 490], [520, 500], [700, 540], [1260, 600]),
    // Woods and hedges of the valley.
    path(
      'M538 516q6-12 18-8q6-12 18-6q8-10 18 0q12-6 20 6q12-4 16 10q-50 10-90-2z',
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
    group({ y: -2.5 }, ground('#5E6EBC', ...slope)),
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
    element(
      'g',
      { fill: '#0D0E30' },
      ...copies(
        'tuft',
        [
          { x: 412, y: 606, scale: 0.7 },
          { x: 450, y: 606 },
          { x: 1070, y: 556, scale: 1.5 },
          { x: 1176, y: 536, scale: 2 },
        ],
        tallTuft,
      ),
    ),
  ],
})
