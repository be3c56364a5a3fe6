import type { Point } from '../kit/geometry'
import { halo, linearGradient, pool } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, element, group, type Placement, shade } from '../kit/svg'
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
    ...storySky([0, '#0E1544'], [0.4, '#232E76'], [0.8, '#4E62B2']),
    ...starField(1668, 15, 190, '#E8E8FF', 'left'),
    ...pool('haze', { at: [1130, 290], colour: '#DCE4FF', fadeTo: '#8A9CE8', radius: 960 }, 1, 0.6),
    farHills('#4A5AA8', 480, 456, 444, 436, 470),
    ground('#2E3A80', [-60, 506], [120, 500], [300, 490], [520, 500], [700, 540], [1260, 600]),
    ...halo('warm', { at: [442, 484], colour: '#FFC890', fadeTo: '#8A6AA8', radius: 80 }, 0.6),
    village({ x: 440, y: 506, scale: 0.7 }, ['#2C2E6C', '#181A48', '#FFDF96'], [1]),
    dots('#FFDF96', 4.5, [
      [402, 497],
      [409, 497],
      [443, 484],
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
      d: 'M600 610L700 574L830 556L944 462',
      fill: 'none',
      'marker-mid': 'url(#grass)',
    }),
  ],
  front: [
    ground('#0D0E30', [-60, 600], [560, 598], [860, 572], [1260, 500]),
    element(
      'g',
      { fill: '#0D0E30' },
      ...copies(
        'tuft',
        [
          { x: 412, y: 606, scale: 0.7 },
          { x: 450, y: 606 },
          { x: 1040, y: 556, scale: 1.4 },
          { x: 1180, y: 536, scale: 2 },
        ],
        tallTuft,
      ),
    ),
  ],
})
