import { linearGradient } from '../kit/light-effects'
import { group, type Placement, path, repeat, shade } from '../kit/svg'
import { ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at dusk (page 7). */

/**
 * A maple's trunk, about 420 tall, cut off by the picture's top edge. Its right root is a seat 50 above the ground.
 */
const mapleTrunk = (place: Placement, [bark, dark]: [string, string]) =>
  group(
    place,
    path(
      'M-150 10C-110-6-84-40-74-110C-66-200-76-330-110-640H110C80-400 66-240 74-150C78-96 100-58 146-54C206-50 256-36 304 14C240 20 130 12 84-8C70 10 40 14 24-12C4 20-34 14-44-10Q-80 10-150 10Z',
      bark,
    ),
    // Lantern light on the root's upper edge.
    shade(
      path(
        'M96-72C112-58 128-54 146-54C182-52 214-46 245-30C212-38 182-44 146-46C126-48 108-54 96-72Z',
        '#C08A84',
      ),
    ),
    shade(path('M110-640C80-400 66-240 74-150C78-110 90-80 116-62C70-76 40-140 44-260L60-640Z', dark)),
  )

/** A leaf of the crown, 60 wide. */
const crownLeaf =
  'M0-28L6-16L19-24L16-9L30-9L18 2L22 12L8 10L2 30L-8 10L-22 12L-17 2L-30-9L-16-9L-19-24L-6-16Z'

/** Trunks with the last light between them. */
const edgeOfTheWood = [
  path(
    'M846-20L850 440H868L878-20ZM924-20Q936 300 926 440H956Q948 240 962-20ZM1150-20L1158 440H1174L1178-20ZM1204-20Q1220 240 1200 440H1240L1260-20Z',
    '#44306C',
  ),
]

/** The maple stands at x = 752. Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [
    ...storySky([0, '#171C50'], [0.45, '#2C2A68'], [0.74, '#4C3A7C'], [0.9, '#C07088']),
    ...edgeOfTheWood,
  ],
  middle: [
    linearGradient('meadow', [
      [0, '#40585A'],
      [1, '#1A3038'],
    ]),
    ground('url(#meadow)', [-60, 440], [300, 428], [760, 436], [1260, 424]),
    mapleTrunk({ x: 752, y: 506, scale: 0.86 }, ['#5C3E60', '#40294F']),
  ],
  front: [
    // The crown.
    path(
      'M500-20C530 24 590 60 640 58C700 84 760 56 810 70C860 92 900 66 940 40C1000 70 1060 112 1110 108C1150 148 1210 160 1260 150V-20Z',
      '#482A54',
    ),
    ...repeat(
      'leaf',
      [
        [540, 16],
        [572, 40],
        [610, 34],
        [640, 60],
        [690, 64],
        [730, 54],
        [770, 64],
        [830, 64],
        [880, 66],
        [910, 54],
        [980, 56],
        [1020, 84],
        [1072, 100],
        [1110, 104],
        [1146, 136],
        [1190, 142],
      ],
      // Leaves along the crown's edge, rotated with it.
      path(crownLeaf, '#482A54'),
      true,
    ),
    path('M700-20C760 46 900-10 960 20C1040 76 1100 30 1160 80C1200 116 1230 100 1260 110V-20Z', '#40294F'),
  ],
})
