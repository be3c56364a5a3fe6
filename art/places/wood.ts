import { linearGradient } from '../kit/light-effects'
import { element, path, repeat, shade } from '../kit/svg'
import { grass, ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/** The trunk of a maple that frames the page on the right, its root reaching into the clearing. */
const framingTrunk = [
  path(
    'M954-20C992 60 1010 190 1006 300C1002 370 962 432 880 458C950 470 1000 466 1036 452C1070 474 1116 484 1150 472C1190 486 1230 482 1260 478V-20Z',
    '#2E1C44',
  ),
  // Furrows of the bark.
  shade(path('M1096-20C1120 90 1116 190 1086 340C1126 230 1136 90 1118-20Z', '#241638')),
]

/** A maple leaf that hangs from the crown, 84 wide. */
const hangingLeaf = (fill: string) =>
  path(
    'M0-18Q-8-28-22-28Q-20-18-22-12Q-34-14-42-6Q-32 2-26 8Q-32 16-30 26Q-18 22-12 22Q-8 32 0 44Q8 32 12 22Q18 22 30 26Q32 16 26 8Q32 2 42-6Q34-14 22-12Q20-18 22-28Q8-28 0-18Z',
    fill,
  )

/** Trunks further in, with the last light between them. */
const edgeOfTheWood = path(
  'M470-20Q480 240 462 450H506Q492 240 502-20ZM572-20L576 450H594L600-20ZM1018-20Q1026 300 1012 450H1050Q1040 240 1050-20Z',
  '#30245C',
)

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [...storySky([0, '#13173F'], [0.45, '#221F55'], [0.74, '#3C2C66'], [0.9, '#7A4A74']), edgeOfTheWood],
  middle: [
    linearGradient('meadow', [
      [0, '#2C4450'],
      [0.6, '#16262F'],
    ]),
    ground('url(#meadow)', [-60, 446], [1260, 424]),
    ...grass(
      'far',
      '#2C4450',
      [
        [-60, 446],
        [1260, 424],
      ],
      0.5,
      150,
    ),
    framingTrunk,
  ],
  front: [
    // The crown. Its leaves turn with the line through them, so they hang at all angles.
    path('M520-20C560 40 680 40 800 26S1020 30 1090 66Q1180 112 1260 104V-20Z', '#241A40'),
    ...repeat(
      'lit',
      [
        [1140, 20],
        [1004, 62],
        [1060, 50],
        [1128, 112],
        [1180, 90],
        [1220, 134],
      ],
      hangingLeaf('#5C2C4C'),
      true,
    ),
    ...repeat(
      'leaf',
      [
        [530, 2],
        [566, 26],
        [600, 10],
        [650, 40],
        [690, 22],
        [724, 36],
        [770, 14],
        [810, 34],
        [860, 30],
        [880, 20],
        [930, 40],
        [964, 24],
        [1020, 36],
        [1050, 70],
        [1090, 56],
        [1140, 86],
        [1180, 112],
      ],
      hangingLeaf('#241A40'),
      true,
    ),
  ],
})

/** Tall grass at the page's lower edge, in front of those who sit there. */
export const grassInFront = () =>
  grass(
    'near',
    '#0D1528',
    [
      [-60, 606],
      [1260, 606],
    ],
    1.9,
    90,
  )

/** Grass in the lantern's light, around the feet of those who stand there: the same tuft as at the horizon. */
export const grassInTheLight = element('path', {
  d: 'M0 0L1176 514L1140 570L896 594L980 592L0 0',
  fill: 'none',
  'marker-mid': 'url(#far)',
})
