import { linearGradient } from '../kit/light-effects'
import { path, repeat, shade } from '../kit/svg'
import { blades, grass, ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/** The trunk of a maple that frames the page on the right, its root reaching into the clearing. */
const framingTrunk = [
  path(
    'M954-20C992 60 1010 190 1006 300C1002 370 962 432 880 458C950 470 1000 466 1036 452C1070 474 1116 484 1150 472C1190 486 1230 482 1260 478V-20Z',
    '#2E1C44',
  ),
  // Furrows of the bark.
  shade(
    path(
      'M1096-20C1116 90 1116 190 1098 330C1126 230 1132 90 1118-20ZM1164 40C1178 160 1176 280 1160 400C1190 300 1194 150 1182 40ZM1036 330C1032 390 1012 424 980 450C1024 438 1048 390 1050 330Z',
      '#241638',
    ),
  ),
]

/** A leaf of the crown, 60 wide. */
const crownLeaf =
  'M0-28L6-16L19-24L16-9L30-9L18 2L22 12L8 10L2 30L-8 10L-22 12L-17 2L-30-9L-16-9L-19-24L-6-16Z'

/** Trunks further in, with the last light between them. */
const edgeOfTheWood = [
  path(
    'M470-20Q480 240 462 450H506Q492 240 502-20ZM572-20L576 450H594L600-20ZM1018-20Q1026 300 1012 450H1050Q1040 240 1050-20Z',
    '#2C2258',
  ),
  path(
    'M530-20L532 440H544L548-20ZM640-20L640 440H656L664-20ZM966-20Q972 300 962 440H986Q980 240 990-20Z',
    '#3C2C66',
  ),
]

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [
    ...storySky([0, '#13173F'], [0.45, '#221F55'], [0.74, '#3C2C66'], [0.9, '#7A4A74']),
    ...edgeOfTheWood,
  ],
  middle: [
    linearGradient('meadow', [
      [0, '#2C4450'],
      [0.6, '#16262F'],
    ]),
    ground('url(#meadow)', [-60, 446], [300, 434], [760, 430], [1260, 424]),
    ...grass(
      'far',
      '#2C4450',
      [
        [-60, 446],
        [300, 434],
        [760, 430],
        [1260, 424],
      ],
      0.5,
      90,
    ),
    framingTrunk,
  ],
  front: [
    // The crown.
    path(
      'M500-20C530 24 590 40 640 38C700 44 760 26 810 34C860 46 900 36 940 30C1000 50 1060 82 1110 78C1150 108 1210 120 1260 110V-20Z',
      '#241A40',
    ),
    ...repeat(
      'leaf',
      [
        [540, 16],
        [572, 30],
        [610, 24],
        [640, 40],
        [690, 34],
        [730, 24],
        [770, 34],
        [830, 34],
        [880, 36],
        [910, 34],
        [980, 36],
        [1020, 54],
        [1072, 70],
        [1110, 74],
        [1146, 106],
        [1190, 112],
      ],
      // Leaves along the crown's edge, rotated with it.
      path(crownLeaf, '#241A40'),
      true,
    ),
  ],
})

/** Tall grass at the page's lower edge, in front of those who sit there. */
export const grassInFront = () => [
  blades('#0D1528', [
    [424, 616, 76],
    [1176, 616, 96],
    [1218, 616, 150],
    [1040, 616, 50],
  ]),
  ...grass(
    'near',
    '#0D1528',
    [
      [-60, 606],
      [1260, 606],
    ],
    1.9,
    76,
  ),
]

/** Short grass in the lantern's light, around the feet of those who stand there. */
export const grassInTheLight = () =>
  blades('#3C4C40', [
    [1140, 516, 18],
    [1168, 512, 26],
    [996, 570, 16],
    [1072, 570, 14],
    [1116, 566, 20],
    [902, 592, 18],
    [956, 592, 22],
  ])
