import { pencilLine, withContourLines } from '../kit/contour-lines'
import { rect } from '../kit/shapes'
import { element, ellipse, line, path, shade } from '../kit/svg'
import { grass } from './ground'

/* The edge of a maple wood at night, around a clearing that a lantern lights from the right (page 7). */

/**
 * Trunks with a lit edge: their shape is written once, and again beside it in the colour of the light behind them.
 * @param light colour and offset of the lit edge, to the right
 */
const litTrunks = (id: string, d: string, fill: string, [lit, x]: [string, number]) => [
  shade(element('g', { fill: lit }, element('path', { id, d }))),
  element('g', { fill }, element('use', { href: `#${id}`, x })),
]

/** The trunk of a maple that frames the page on the right, and its bark. */
const framingTrunk = [
  ...litTrunks('frame', 'M1036-20L1060 130 1052 200 1064 300Q1060 420 1010 446H1260V-20Z', '#222211', [
    '#6A4E26',
    22,
  ]),
  pencilLine('M1130 60Q1142 300 1100 440', '#44381C'),
]

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
/** Three of them in a row. */
const tuft = `${leansLeft}${broad}${small}`
/* The crown's edge between them. */
const rise = 'q30-12 70-10'
const arch = 'q40-12 80 0'
const fall = 'q40 4 50 22'

/** The crown overhead, its leaves in tufts, and on the left the trunk that carries it. */
const crown = withContourLines(
  'crown',
  path(
    `M-60-20V540Q10 514 70 530Q0 380 4 74${broad}${leansRight}${rise}${tuft}${rise}${leansRight}${rise}${rise}${tuft}${rise}${leansRight}${arch}${arch}${tuft}${arch}${leansRight}${arch}${leansRight}${arch}${fall}${tuft}${fall}${leansRight}${fall}H1260V-20Z`,
    '#112211',
  ),
  ['#26401E', 2.5],
  [[-9, -13]],
)

/** Trunks on their roots, two of them forked, lit from the right. */
const edgeOfTheWood = [
  ...litTrunks(
    'wood',
    'M128-20Q178 120 152 330 142 430 84 462L146 460 138 490 200 456 272 478Q232 440 228 390 222 300 250 220T336-20H296Q270 90 236 144 224 60 240-20ZM376-20Q330 150 346 300 350 410 318 456H400Q372 420 374 320T422 120 442-20H420Q414 70 374 176 366 80 400-20ZM500-20Q476 200 484 452H518Q504 200 526-20ZM566-20Q550 200 534 450H640V-20Z',
    '#2A2E1E',
    ['#5A4A28', -12],
  ),
  pencilLine(
    'M150-20Q202 140 170 360T120 456M206 200Q186 340 204 452M280 80Q230 220 220 300M412 90Q350 240 356 440',
    '#1B1F14',
  ),
]

/** The lantern's light on the ground, in two planes. */
const lightOnTheGround = [
  shade(ellipse(1010, 520, 360, 92, '#4C4A22')),
  shade(ellipse(1030, 530, 210, 58, '#8E7836')),
]

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [
    rect(1320, 620, '#24301F', -60),
    // The last light, deep in the wood.
    path('M-60 300Q80 220 260 262T700 200L1260 240V460H-60Z', '#4A4426'),
    ...edgeOfTheWood,
  ],
  middle: [
    ...withContourLines(
      'clearing',
      path('M-60 446Q240 462 560 440T1260 424V620H-60Z', '#223311'),
      ['#324020', 3],
      [[-20, 30]],
    ),
    ...lightOnTheGround,
    ...framingTrunk,
  ],
  front: crown,
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
