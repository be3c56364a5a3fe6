import { pencilStrokes, withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { linearGradient, radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { element, ellipse, line, path, shade } from '../kit/svg'
import { bentPine } from './bent-pine'
import { ground } from './ground'
import { moonDisc, storySky } from './sky'

/* The top of the hill at moonrise (page 10) and in moonlight (11); hilltop-in-the-dark.ts has page 9. */

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
  shade(
    element('path', {
      d: 'M163 204C168 150 192 92 244 62M318 58Q352 76 350 112M414 300C440 246 520 238 560 286M84 330C50 250 56 150 100 80M120 396Q104 376 96 356M664 180Q684 260 652 340',
      fill: 'none',
      stroke: '#F2CC84',
      'stroke-width': 3,
      'stroke-dasharray': pencilStrokes,
    }),
  ),
  shade(
    path(
      'M-60 372C60 356 180 366 300 358C240 372 200 376 180 386C80 376 0 392-60 390ZM420 396C520 376 640 392 790 374C720 396 640 396 600 408C540 400 480 408 420 396Z',
      '#F59C7C',
      { opacity: 0.5 },
    ),
  ),
]

/** The fence of page 9 with its gatepost, and the stump. */
const fence = [
  line('M-60 428L148 410M-60 452L148 438', '#2E1648', 6),
  path(
    'M-18 490L-16 416Q-8 408 0 416L2 490ZM58 480L60 412Q67 404 76 412L78 480ZM128 480L131 386Q143 374 156 386L162 480Z',
    '#2E1648',
  ),
]

/** Where the lines on the hills behind lie, relative to their edge. */
const farLines: Point[] = [
  [11, 14],
  [-40, 26],
  [30, 46],
  [-9, 86],
]

/** The same on the hill in front. */
const nearLines: Point[] = [
  [14, 12],
  [-30, 26],
  [22, 48],
  [-9, 76],
]

/** The moon behind every ridge, and the knoll in front of its lower edge. */
export const hilltopAtMoonrise = () => ({
  back: [
    ...glowingSky,
    ...hugeMoon,
    ...withContourLines(
      'far-hill',
      path(
        'M-60 620V372C0 366 60 400 120 436S300 500 372 500S560 470 640 420S860 330 960 336S1180 380 1260 372V620Z',
        '#6A3376',
      ),
      ['#7C4284', 2],
      farLines,
    ),
  ],
  knoll: [
    ...fence,
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
  pine: bentPine,
  /** Near us, where the bag stands. */
  front: ground(
    '#241040',
    [-60, 552],
    [100, 546],
    [260, 556],
    [400, 594],
    [520, 604],
    [660, 580],
    [780, 566],
    [900, 574],
    [1260, 586],
  ),
})

/** Houses of the village: walls, roofs and lit windows; the smoke is Nori's. */
const homesFarBelow = [
  path('M188 452V436H214V452ZM250 442V428H274V442Z', '#6E8CB4'),
  path('M183 437L192 424H211L219 437ZM245 429L253 418H272L279 429Z', '#1E4058'),
  path('M212 484V460H252V484Z', '#8C9CCC'),
  path('M204 462L216 440H248L260 462Z', '#7A3C58'),
  path('M238 444V430H245V444ZM230 484V468H239V484Z', '#3A2E7A'),
  path('M217 477V468H224V477ZM243 477V468H248V477ZM202 447V441H208V447ZM258 438V433H263V438Z', '#FFE9A8'),
  line('M242 426C232 416 250 406 240 394', '#8FA4D8', 3),
]

/** The valley: a ridge, the river in a bend that shines in the moonlight, and the village inside the bend. */
const valley = [
  ...withContourLines(
    'ridge',
    path(
      'M-60 620V420C40 384 120 392 200 402S360 424 460 404S700 392 820 414S1100 372 1260 392V620Z',
      '#2F7086',
    ),
    ['#38798C', 2],
    nearLines.slice(0, 3),
  ),
  ...withContourLines(
    'valley',
    path('M-60 620V450C100 424 300 420 500 424S760 446 900 444S1140 424 1260 436V620Z', '#24606E'),
    ['#2C6C7A', 2],
    nearLines,
  ),
  path(
    'M360 420C250 416 110 424 84 444C60 466 110 500 160 508L320 524V500C270 502 210 496 170 484C130 472 112 456 140 446C180 430 260 426 360 428Z',
    '#BFE6DE',
  ),
  // Its current.
  shade(
    element('path', {
      d: 'M300 424Q150 426 96 452T180 498L330 516M200 428Q130 436 112 456',
      fill: 'none',
      stroke: '#8CC8C8',
      'stroke-width': 3,
      'stroke-dasharray': pencilStrokes,
    }),
  ),
  ...homesFarBelow,
]

/** The moon belongs at (292, 206), between `back` and `hills`. Dark on the right, where the text is. */
export const hilltopInMoonlight = () => ({
  back: [
    ...storySky([0, '#123C56'], [0.8, '#2A6474']),
    // Two rings of light in thin mist, the second almost lost in the sky.
    shade(ellipse(292, 206, 420, 420, '#B4E4DC', { opacity: 0.2 })),
    shade(ellipse(292, 206, 330, 330, '#B4E4DC', { opacity: 0.4 })),
  ],
  hills: valley,
  middle: [
    path('M-60 540Q360 492 560 496T1260 590V620H-60Z', '#37746C'),
    ...withContourLines(
      'crest',
      path('M-60 570Q360 522 560 526T1260 616V620H-60Z', '#28605F'),
      ['#316C68', 3],
      nearLines,
    ),
  ],
  /** A boulder, nearer than the others' place; its top is at y = 500. */
  boulder: [
    ...withContourLines(
      'boulder',
      path('M-60 620V500C-20 488 40 484 110 490C160 492 196 500 214 520C240 546 250 580 256 620Z', '#164456'),
      ['#2A6072', 2.5],
      [
        [-30, 44],
        [-9, 76],
      ],
    ),
    path(
      'M-60 500C-20 488 40 484 110 490C160 492 196 500 214 520C170 512 130 526 80 520Q10 516-60 530Z',
      '#7CAEB4',
    ),
    path('M126 522C152 550 138 590 150 620H256C250 580 240 546 214 520C180 512 150 516 126 522Z', '#0E3244'),
  ],
  /** Tall grass, cut by the lower edge. */
  front: [
    path(
      'M818 630C822 590 818 564 798 544C834 568 838 596 834 630ZM842 630C838 560 842 510 864 452Q858 540 862 630ZM872 630C874 570 896 530 946 510C908 544 894 580 892 630ZM852 580C846 536 828 504 832 476C822 462 822 436 832 414C844 436 846 460 838 476Q840 512 856 580ZM880 590C880 556 896 528 912 512C912 494 922 472 940 460C942 482 934 502 918 514Q892 544 886 590Z',
      '#0C2A3C',
    ),
  ],
})
