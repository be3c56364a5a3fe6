import { element, line, path } from '../kit/svg'
import { grass, ground } from './ground'
import { storySky } from './sky'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/** The trunk of a maple that frames the page on the right. */
const framingTrunk = path('M1056-20Q1110 330 1040 446H1260V-20Z', '#222211')

/** The branch from which the plan and the lantern hang, lit from below. */
export const bareBranch = [
  path('M1100-10Q1040 54 574 30Q760 76 1110 92Z', '#4A3420'),
  line('M620 40Q860 68 1094 86', '#B87A44', 7),
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
  `M-60-20V540Q10 514 70 530Q0 380 4 74${broad}${leansRight}${rise}${leansLeft}${rise}${leansLeft}${broad}${small}${rise}${leansRight}${rise}${rise}${leansLeft}${small}${leansLeft}${broad}${arch}${small}${leansRight}${arch}${leansLeft}${broad}${arch}${leansRight}${small}${arch}${leansLeft}${leansRight}${fall}${leansLeft}${small}${fall}${broad}${leansRight}${fall}H1260V-20Z`,
  '#112211',
)

/** Trunks further in, thick and thin, with the last light between them. */
const edgeOfTheWood = path(
  'M150-20q16 300-24 470h80q-30-150-16-470ZM226-20q-16 300-12 470h24q-16-150-6-470ZM352-20q-16 300-12 470h24q-16-150-6-470ZM556-20q-16 300-12 470h80q-30-150-16-470Z',
  '#333322',
)

/** A path from the wood into the clearing. */
const footpath = path(
  'M284 444C300 470 206 464 206 490S310 520 310 550Q300 580 190 620H440Q500 530 250 490 320 464 304 444Z',
  '#555533',
)

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [...storySky([0.2, '#1A2A20'], [0.9, '#6A5228']), edgeOfTheWood],
  middle: [
    ground('#223311', [-60, 446], [1260, 424]),
    footpath,
    ...grass(
      'far',
      '#3A4822',
      [
        [-60, 446],
        [1260, 424],
      ],
      0.5,
      2000,
    ),
    framingTrunk,
  ],
  front: [crown],
})

/** Tall grass at the page's lower edge, in front of those who sit there. */
export const grassInFront = () =>
  grass(
    'near',
    '#001100',
    [
      [-60, 606],
      [1260, 606],
    ],
    1.9,
    160,
  )

/** Grass in the lantern's light, around the feet of those who stand there: the same tuft as at the horizon. */
export const grassInTheLight = element('path', {
  d: 'M0 0L1176 514L1140 570L896 594L0 0',
  fill: 'none',
  'marker-mid': 'url(#far)',
})
