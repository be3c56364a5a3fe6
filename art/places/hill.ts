import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { linearGradient, radialGradient } from '../kit/light-effects'
import { dots, rect } from '../kit/shapes'
import { copies, element, ellipse, path } from '../kit/svg'
import { ground } from './ground'
import { starField } from './sky'

/* The steps up a hill on a night without a moon, seen from below (page 8). */

/** The edge of the hill against the sky. */
const crest: Point[] = [
  [-60, 612],
  [400, 548],
  [530, 404],
  [680, 306],
  [840, 204],
  [930, 142],
  [1000, 112],
  [1090, 120],
  [1260, 160],
]

/** A step cut into the path and edged by a log, about 210 wide. */
const step = element(
  'g',
  {},
  path('M-100 0L-8-44H168L104 0Z', '#2E4860'),
  path('M-104-6Q-114 8-102 16L100 18Q114 6 102-10Z', '#4A6680'),
  ellipse(101, 4, 9, 14, '#2E4860'),
)

/** A tuft of grass, 52 high. */
const tuft = 'q-2-24-18-34 20 6 22 22-2-24 6-40 6 22 2 40 4-12 18-18-12 14-14 30z'

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
    // The bent pine of the hilltop, where the path leads.
    path(
      'M974 137Q988 103 976 80L948 84L972 75Q965 69 928 73L944 65L936 64L955 57Q978 43 996 54L1014 62L1007 65L1023 71Q996 75 980 71Q993 99 988 130Z',
      '#34506A',
    ),
    path('M-60 500Q80 440 240 470T560 460V620H-60Z', '#1C3044'),
    path('M-60 520Q200 500 560 540V620H-60Z', '#16283A'),
    // The path winds down to the village, of which only the lit windows can be seen.
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
    // The trodden path, wide at our feet, with a last bend to the top.
    path(
      'M536 440L742 332 821 286 892 244 957 208 1014 176C1062 148 1076 138 1040 130Q1000 124 980 114L996 111C1040 124 1150 124 1160 148L1082 212 1042 248 993 290 942 336 846 420Z',
      '#385670',
    ),
    ...copies(
      'step',
      [
        { x: 1104, y: 158, scale: 0.42 },
        { x: 1066, y: 178, scale: 0.47 },
        { x: 1020, y: 210, scale: 0.55 },
        { x: 966, y: 246, scale: 0.64 },
        { x: 904, y: 288, scale: 0.74 },
        { x: 838, y: 334, scale: 0.85 },
        { x: 716, y: 390, scale: 1.12 },
      ],
      step,
    ),
    path(`M1118 268${tuft}M1166 320${tuft}`, '#14273A'),
  ],
  /** Darkness at the viewer's feet. */
  front: [
    linearGradient('dark', [
      [0, '#0A0C14', 0],
      [1, '#0A0C14', 0.92],
    ]),
    rect(1320, 130, 'url(#dark)', -60, 490),
  ],
})
