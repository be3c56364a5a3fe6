import { pencilStrokes, withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { rect } from '../kit/shapes'
import { element, ellipse, line, path, shade } from '../kit/svg'
import { bentPine } from './bent-pine'
import { ground } from './ground'
import { storySky } from './sky'

/* The top of the hill at moonrise (page 10) and in moonlight (11); hilltop-in-the-dark.ts has page 9. */

/** The ridge behind which the moon rises: a knoll in front of its lower edge. */
const moonRidge =
  'M-60 620V452C40 420 130 424 220 430C330 438 420 430 500 404C560 384 640 376 700 392C780 412 800 420 860 440S1100 486 1260 492V620Z'

/** Moonlight on the crest of the knoll, and a footpath up to it. */
const moonlitCrest = shade(
  path(
    'M400 428C480 422 560 378 640 376C730 380 790 416 850 438C780 422 720 392 650 391C570 392 490 426 400 428ZM646 391C600 424 740 440 690 466S560 490 590 524H666C620 496 770 490 752 458S650 420 658 391Z',
    '#A05A8A',
  ),
)

/** The fence of page 9, with its gate, along the ridge. */
const ridgeFence = line(
  'M-60 434L290 400M-60 448L290 414M20 446V414M96 438V400M160 434V396M226 430V392M96 432L160 402',
  '#3C1F5C',
  5,
)

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

/** The moon belongs at (566, 214); `ridges` go in front of it, and `middle` in front of them. Flat bands of sky. */
export const hilltopAtMoonrise = () => ({
  back: [
    rect(1320, 620, '#43307F', -60),
    ...withContourLines(
      'far-hill',
      path('M-60 620V206C120 150 300 180 480 140S900 90 1260 180V620Z', '#583789'),
      ['#6E49A6', 2],
      farLines,
    ),
    ...withContourLines(
      'near-hill',
      path('M-60 620V350C80 290 300 320 460 260S860 220 1000 290S1180 300 1260 310V620Z', '#71408B'),
      ['#8A529A', 3],
      farLines,
    ),
    // Two rings of light in thin mist.
    shade(ellipse(566, 214, 304, 304, '#F08C94', { opacity: 0.3 })),
    shade(ellipse(566, 214, 244, 244, '#FFB088', { opacity: 0.44 })),
  ],
  ridges: [
    ...withContourLines('ridge', path(moonRidge, '#532C6C'), ['#43215C', 3], nearLines),
    moonlitCrest,
    ridgeFence,
    ...bentPine,
  ],
  middle: [
    ...withContourLines(
      'meadow',
      ground('#462459', [-60, 500], [160, 500], [400, 520], [640, 508], [860, 520], [1260, 560]),
      ['#5A3070', 3],
      nearLines,
    ),
    shade(
      path(
        'M596 510C550 530 640 550 600 570S540 590 540 620H790C780 590 830 576 770 554S640 530 668 508Z',
        '#7C4276',
      ),
    ),
  ],
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
