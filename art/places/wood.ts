import { element, line, path } from '../kit/svg'
import { grass, ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/** The trunk of a maple that frames the page on the right. */
const framingTrunk = path('M1056-20Q1110 330 1040 446Q1150 480 1260 460V-20Z', '#2A2014')

/** The branch from which the plan and the lantern hang, lit from below. */
export const bareBranch = [
  path('M1100-10Q1040 50 880 42T574 30Q700 66 880 68T1110 92Z', '#4A3420'),
  line('M620 40Q740 56 880 63T1094 82', '#B87A44', 7),
]

/* Leaves along the crown, from left to right: a broad one with three tips, a small one, and two that lean. */
const broad = 'q-12 8-16 24q12-6 18-1q-2 16 8 33q8-16 8-31q10-4 20 5q0-20-12-30'
const small = 'q-14 8-10 24q16-6 18-24'
const leansLeft = 'q-20 4-28 28q24 2 38-28'
const leansRight = 'q2 20 32 32q8-18-8-32'
/* The crown's edge between them. */
const rise = 'q30-12 70-10'
const arch = 'q40-12 80 0'
const fall = 'q40 4 50 22'

/** The crown overhead, its leaves in tufts, and on the left the trunk that carries it. */
const crown = path(
  `M-60-20V540Q10 514 70 530Q-10 380 4 74${broad}${leansRight}${rise}${leansLeft}${rise}${leansLeft}${broad}${small}${rise}${leansRight}${rise}${rise}${leansLeft}${small}${leansLeft}${broad}${arch}${small}${leansRight}${arch}${leansLeft}${broad}${arch}${leansRight}${small}${arch}${leansLeft}${leansRight}${fall}${leansLeft}${small}${fall}${broad}${leansRight}${fall}${broad}H1260V-20Z`,
  '#18200F',
)

/** Trunks further in, thick and thin, with the last light between them. */
const edgeOfTheWood = path(
  'M150-20q16 300-24 470h80q-30-150-16-470ZM226-20q-16 300-12 470h24q-16-150-6-470ZM352-20q-16 300-12 470h24q-16-150-6-470ZM556-20q-30 300-12 470h80q-30-150-16-470Z',
  '#33351C',
)

/** A path from the wood into the clearing. */
const footpath = path(
  'M284 444C300 470 206 464 206 490S310 520 310 550Q300 580 190 620H440Q500 540 420 526T250 490S320 464 304 444Z',
  '#55502E',
)

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [...storySky([0.2, '#1A2A20'], [0.9, '#6A5228']), edgeOfTheWood],
  middle: [
    ground('#28351A', [-60, 446], [1260, 424]),
    footpath,
    ...grass(
      'far',
      '#3A4822',
      [
        [-60, 446],
        [1260, 424],
      ],
      0.5,
      900,
    ),
    framingTrunk,
  ],
  front: [crown],
})

/** Tall grass at the page's lower edge, in front of those who sit there. */
export const grassInFront = () =>
  grass(
    'near',
    '#0C140C',
    [
      [-60, 606],
      [1260, 606],
    ],
    1.9,
    140,
  )

/** Grass in the lantern's light, around the feet of those who stand there: the same tuft as at the horizon. */
export const grassInTheLight = element('path', {
  d: 'M0 0L1176 514L1140 570L896 594L0 0',
  fill: 'none',
  'marker-mid': 'url(#far)',
})
