import { pencilLine, withContourLines } from '../kit/contour-lines'
import { linearGradient, radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { group, path, shade } from '../kit/svg'
import { bentPine } from './bent-pine'
import { ground } from './ground'
import { fence, nearLines, ridge, rock } from './hilltop'
import { owl } from './pine'
import { moonDisc } from './sky'

/* The top of the hill at moonrise (page 10). */

/** The sky at moonrise: light around the moon, which is lost in the dark where the text is. */
const glowingSky = [
  radialGradient(
    'bloom',
    [
      [0.4, '#F6A482'],
      [0.5, '#A34C7C'],
      [0.6, '#763A7C'],
      [1, '#33205F'],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 372, cy: 226, r: 830 },
  ),
  rect(1320, 620, 'url(#bloom)', -60),
]

/** The disc, at whose middle everybody looks, more orange towards the horizon. */
const hugeMoon = [
  linearGradient('disc', [
    [0.4, '#FFF2C4'],
    [0.9, '#FFC884'],
  ]),
  moonDisc(372, 226, 332, 'url(#disc)', '#F8DC98'),
  // Pencil along its seas and its edge, and thin bands of mist.
  pencilLine(
    'M163 204C168 150 192 92 244 62M318 58Q352 76 350 112M414 300C440 246 520 238 560 286M84 330C50 250 56 150 100 80',
    '#F2CC84',
  ),
  shade(
    path(
      'M-60 372C60 356 180 366 300 358C240 372 200 376 180 386C80 376 0 392-60 390ZM420 396C520 376 640 392 790 374C720 396 640 396 600 408C540 400 480 408 420 396Z',
      '#F59C7C',
      { opacity: 0.5 },
    ),
  ),
]

/** The moon behind every ridge, and the knoll in front of its lower edge. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...glowingSky,
    ...hugeMoon,
    // Without lines, because the words are on it.
    path(ridge, '#6A3376'),
  ],
  knoll: [
    ...fence('#2E1648'),
    ...withContourLines(
      'knoll',
      ground(
        '#7C3C74',
        [-60, 486],
        [90, 462],
        [200, 446],
        [350, 432],
        [470, 446],
        [600, 480],
        [760, 496],
        [1260, 500],
      ),
      ['#8C4A7E', 3],
      nearLines,
    ),
    // Where the light grazes the crest.
    shade(
      path(
        'M70 466C160 446 260 434 350 432C440 434 500 452 570 472C500 464 440 452 350 450C250 452 170 464 70 466Z',
        '#E08A7C',
      ),
    ),
    ground('#582B66', [-60, 536], [160, 530], [420, 552], [640, 524], [900, 516], [1260, 540]),
  ],
  /** Its needles end before the words. */
  pine: [
    group({ x: -36 }, ...bentPine('#2A1446', '#5A3070', '#B8607C')),
    path('M666 258C620 252 560 254 496 246Q480 238 500 236C560 242 600 240 650 240Z', '#2A1446'),
    owl(
      { x: 536, y: 241, scale: 1.2 },
      { body: '#4A2A66', belly: '#8A6490', wing: '#2A1446', face: '#E0A860' },
      '#FFD870',
    ),
  ],
  /** Near us, where the bag and the lantern stand. */
  rock: rock({ x: 104, y: 544 }, '#3E1C56', '#C87A86', '#F0B890'),
  front: ground(
    '#241040',
    [-60, 580],
    [100, 572],
    [260, 568],
    [400, 578],
    [520, 604],
    [660, 580],
    [780, 566],
    [900, 574],
    [1260, 586],
  ),
})
