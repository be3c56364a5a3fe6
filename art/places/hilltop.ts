import { pencilStrokes, withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { element, ellipse, line, path, shade } from '../kit/svg'
import { storySky } from './sky'

/* The top of the hill in moonlight (page 11); hilltop-in-the-dark.ts has page 9, hilltop-at-moonrise.ts page 10. */

/** Where the lines on the hills in front lie, relative to their edge. */
export const nearLines: Point[] = [
  [14, 12],
  [-30, 26],
  [22, 48],
  [-9, 76],
]

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
