import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { linearGradient, radialGradient } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { copies, element, ellipse, line, path } from '../kit/svg'
import { ground } from './ground'
import { starField } from './sky'

/* The steps up a hill on a night without a moon, seen from below (page 8). */

/** The edge of the hill against the sky. */
const crest: Point[] = [
  [-60, 612],
  [400, 548],
  [680, 306],
  [840, 204],
  [1000, 144],
  [1260, 94],
]

/** A step cut into the path and edged by a log, about 210 wide. */
const step = element(
  'g',
  {},
  path('M-100 0L-8-44H168L104 0Z', '#2E4860'),
  path('M-104-6Q-114 8-102 16L100 18Q114 6 102-10Z', '#4A6680'),
  line('M-86 0L20-2', '#34506A', 3),
  ellipse(101, 4, 9, 14, '#2E4860'),
)

/** A tuft of grass, 50 high and without a colour of its own. */
const tuft = element('path', {
  d: 'M-8 0Q-10-24-26-34Q-6-28-4-12Q-6-36 2-52Q8-30 4-12Q8-24 22-30Q10-16 8 0Z',
})

/** Dark on the left, where the text is; a glow comes from behind the hill's left flank. */
export const hillside = () => ({
  back: [
    radialGradient(
      'sky',
      [
        [0, '#7694AA'],
        [0.2, '#4A6A86'],
        [0.5, '#2B4560'],
        [1, '#101E30'],
      ],
      { cx: 0.57, cy: 0.6, r: 0.62 },
    ),
    rect(1320, 620, 'url(#sky)', -60),
    ...starField(1668, 8, 190, '#E6EEF4', 'left'),
    // The bent pine of the hilltop, still far away.
    path(
      'M918 190Q938 140 920 106L880 112L914 98Q904 90 850 96L874 84L862 82L890 72Q924 52 950 68L976 80L966 84L990 92Q950 98 926 92Q946 134 938 180Z',
      '#2B4560',
    ),
    path('M-60 500Q80 440 240 470T560 460V620H-60Z', '#1C3044'),
    path('M-60 520Q200 500 560 540V620H-60Z', '#16283A'),
    // The path winds down to the village, whose roofs only its windows betray.
    path(
      'M400 620C360 580 140 596 126 568S280 550 290 530H300C302 556 176 552 176 568C190 588 400 568 480 620Z',
      '#20384C',
    ),
    path('M280 530V518L292 506L304 516L316 508L328 520L344 508L356 520V532Z', '#101E2C'),
    dots('#FFDF96', 5, [
      [292, 522],
      [314, 522],
      [344, 522],
    ]),
  ],
  ground: [
    ...withContourLines(
      'hill',
      ground('#243B53', ...crest),
      ['#34506A', 3],
      [
        [24, 70],
        [90, 120],
      ],
    ),
    ...copies(
      'step',
      [
        { x: 1104, y: 150, scale: 0.4 },
        { x: 1066, y: 178, scale: 0.47 },
        { x: 1020, y: 210, scale: 0.55 },
        { x: 966, y: 246, scale: 0.64 },
        { x: 904, y: 288, scale: 0.74 },
        { x: 838, y: 334, scale: 0.85 },
        { x: 716, y: 390, scale: 1.12 },
      ],
      step,
    ),
    element(
      'g',
      { fill: '#14273A' },
      ...copies(
        'tuft',
        [
          { x: 860, y: 250, scale: 0.6 },
          { x: 1126, y: 262, scale: 0.7 },
          { x: 1174, y: 320 },
        ],
        tuft,
      ),
    ),
  ],
  /** The night gathers at the viewer's feet. */
  front: [
    linearGradient('dark', [
      [0, '#0A0C14', 0],
      [1, '#0A0C14', 0.92],
    ]),
    rect(1320, 130, 'url(#dark)', -60, 490),
  ],
})
