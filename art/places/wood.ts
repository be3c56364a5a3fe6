import { pencilLine, withContourLines } from '../kit/contour-lines'
import { halo, linearGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { copies, element, ellipse, line, path, shade } from '../kit/svg'
import { fern } from './fern'
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

/** The trunk of a maple that frames the page on the right. */
const framingTrunk = [
  path(
    'M1104-20C1090 40 1118 250 1110 290T1050 450L1150 452 1132 500Q1180 480 1200 470L1260 560V-20Z',
    '#4A3418',
  ),
  pencilLine('M1160 0Q1140 240 1170 460', '#2E2210'),
]

/** The lantern's light in the air and on the bark. */
const glow = halo('glow', { at: [1136, 140], colour: '#FFE894', fadeTo: '#EEA030', radius: 340 }, 1)

/** A bank behind the clearing, with ferns that stand against the light. */
const bank = [
  shade(path('M540 460Q640 440 730 384T960 310L1140 330V470Z', '#6A611E')),
  ...copies(
    'fern',
    [
      { x: 712, y: 446, scale: 0.8, rotate: -12 },
      { x: 900, y: 442, scale: 0.8, flip: true, rotate: 8 },
    ],
    fern('#2A3A14'),
  ),
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

/** An old maple with a hollow, on its roots, and younger trunks, all lit from the right. */
const edgeOfTheWood = [
  // Dimmer on the left, behind the words.
  linearGradient(
    'lit',
    [
      [0.5, '#34481F'],
      [0.9, '#7A6A26'],
    ],
    [1, 0],
  ),
  ...litTrunks(
    'wood',
    'M90-20Q128 180 104 370 90 440 30 466L90 460 100 480 170 466Q142 430 144 370 150 180 176-20ZM226-20Q220 200 236 390L204 460 260 452 300 462Q272 200 284-20ZM330-20C372 30 396 70 398 130C400 220 392 320 372 380C352 434 310 450 240 476Q312 476 346 466L316 510Q372 490 402 462L420 510Q440 482 452 462L540 496C506 450 502 380 504 320C506 230 500 140 516 80Q528 30 556-20H486Q470 40 450 62Q420 30 400-20Z',
    '#16281A',
    ['url(#lit)', -10],
  ),
  // The hollow, and the bark that grows around it.
  path('M450 108C474 112 480 150 474 180Q462 204 444 196C428 176 430 116 450 108Z', '#0A140C'),
  pencilLine('M424 90C404 150 412 210 440 226 474 230 492 190 482 130', '#2C4424'),
]

/** The lantern's light on the ground, in two planes. */
const lightOnTheGround = [
  shade(ellipse(970, 520, 400, 92, '#4A5A1C')),
  shade(ellipse(1000, 530, 240, 58, '#98842C')),
]

/** Dark on the left, where the text is. */
export const woodEdge = () => ({
  back: [
    rect(1320, 620, '#1E3C1F', -60),
    // The last light, deep in the wood.
    path('M-60 300Q80 220 260 262T700 200V460H-60Z', '#34541F'),
    shade(path('M480 460Q440 140 560-20H1260V460Z', '#4E5E1E')),
    shade(path('M600 460Q560 240 860-20H1260V460Z', '#A47C22')),
  ],
  middle: [
    ...bank,
    path('M-60 446Q240 462 560 440T1260 424V620H-60Z', '#1D3A14'),
    ...lightOnTheGround,
    ...edgeOfTheWood,
    ...framingTrunk,
    ...glow,
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
