import type { Point } from '../kit/geometry'
import { halo, pool } from '../kit/light-effects'
import { dots } from '../kit/shapes'
import { copies, element, group, type Placement, path, repeat, shade } from '../kit/svg'
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
  [-60, 592],
  [240, 590],
  [400, 574],
  [520, 544],
  [840, 450],
  [1000, 404],
  [1110, 380],
  [1260, 362],
]

/** Tufts of grass before the climbers' feet and on the edge of the hill. */
const grassPlaces: Point[] = [
  [120, 596],
  [512, 584],
  [600, 560],
  [726, 566],
  [812, 532],
  [1004, 464],
  [1090, 440],
  // Hidden by the tall grass: the last tuft of a line that turns back is askew.
  [1150, 424],
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
      'M560 480C700 400 760 340 860 312Q1000 280 1260 262V480ZM832 324C846 292 848 260 858 240H868Q867 256 871 264Q892 246 922 236L926 244C898 256 876 276 866 314ZM846 238C832 228 842 210 858 212C856 194 884 186 896 198C908 186 936 192 938 206C956 200 974 210 974 220C990 220 998 232 990 240C976 248 958 242 948 238C936 250 912 248 902 242C890 250 864 250 846 238Z',
      '#7E98AE',
    ),
    farHills('#36506A', 480, 448, 450),
    ground('#2E465E', [-60, 506], [300, 490], [520, 500], [1260, 600]),
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
    // The edge of the grass catches the light of the sky.
    group({ y: -2.5 }, ground('#8FA9BF', ...slope)),
    ground('#20344A', ...slope),
    // A trodden path, on which the climbers stand.
    path(
      'M340 620C430 566 560 554 660 512C860 442 1040 394 1260 378V414C1040 436 900 496 760 552Q670 590 636 620Z',
      '#4A647E',
    ),
  ],
  /** Tufts in the same shape, and a stone, in front of the climbers' feet. */
  grass: [
    ...repeat(
      'grass',
      grassPlaces,
      element('g', { fill: '#20344A', transform: 'scale(.34)' }, element('use', { href: '#tuft' })),
      true,
    ),
    // The stone that a hind foot braces itself against, and the earth that heels have pushed up.
    path(
      'M398 610L408 576L432 556L458 564L474 610ZM1004 444C1016 420 1036 420 1048 406Q1070 414 1096 430Z',
      '#36506A',
    ),
    path('M408 576L432 556L458 564L436 580Z', '#8FA9BF'),
  ],
  front: [
    ground('#0B1622', [-60, 606], [560, 604], [860, 584], [1260, 520]),
    element(
      'g',
      { fill: '#0B1622' },
      ...copies(
        'tuft',
        [
          { x: 700, y: 606 },
          { x: 1040, y: 556, scale: 1.4 },
          { x: 1180, y: 536, scale: 2 },
        ],
        tallTuft,
      ),
    ),
  ],
})
