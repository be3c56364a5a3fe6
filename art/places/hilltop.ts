import { withContourLines } from '../kit/contour-lines'
import type { Point } from '../kit/geometry'
import { line, path } from '../kit/svg'
import { storySky } from './sky'

/* The top of the hill in moonlight (page 11); hilltop-in-the-dark.ts has page 9, hilltop-at-moonrise.ts page 10. */

/** Where the lines on the hills in front lie, relative to their edge. */
export const nearLines: Point[] = [
  [14, 12],
  [-30, 26],
  [22, 48],
  [-9, 76],
]

/** The village far below, inside the river's bend: walls, roofs and lit windows; the smoke is Nori's. */
const village = [
  path('M686 431V423H698V431ZM704 427V420H715V427ZM720 432V424H731V432ZM700 440V431H714V440Z', '#8FA6CC'),
  path('M683 424L692 416L701 424ZM701 421L709 414L718 421ZM717 425L725 418L734 425Z', '#1E4058'),
  path('M696 432L707 422L718 432Z', '#8A3C54'),
  path(
    'M690 430V426H693V430ZM708 426V422H711V426ZM724 431V427H727V431ZM703 438V434H706V438ZM709 438V434H712V438Z',
    '#FFE9A8',
  ),
  line('M713 423C708 415 718 409 713 401', '#8FA4D8', 2),
]

/** The valley: a ridge, and the river that shines in the moonlight, in a bend around the village. */
const valley = [
  ...withContourLines(
    'ridge',
    path(
      'M-60 620V400C40 364 120 372 200 382S360 404 460 386S700 372 820 394S1100 362 1260 382V620Z',
      '#2F7086',
    ),
    ['#38798C', 2],
    nearLines.slice(0, 3),
  ),
  ...withContourLines(
    'valley',
    path('M-60 620V430C100 400 300 400 500 400S760 408 900 416S1140 414 1260 428V620Z', '#24606E'),
    ['#2C6C7A', 2],
    nearLines,
  ),
  path(
    'M678 404C728 402 768 406 776 420C782 438 752 448 712 454C668 460 628 470 598 490H538C578 464 638 450 692 444C728 440 758 430 754 422C746 411 718 408 678 404Z',
    '#BFE6DE',
  ),
  ...village,
]

/** The moon belongs at (350, 224), between `back` and `hills`. Dark on the right, where the text is. */
export const hilltopInMoonlight = () => ({
  back: storySky([0, '#123C56'], [0.8, '#2A6474']),
  hills: [
    // A bank of cloud across the edge of the moon.
    path(
      'M440 310C477 306 495 296 528 298C550 278 606 282 624 292C652 286 679 296 698 304C734 304 762 308 790 312C698 322 523 320 440 310Z',
      '#4C8894',
    ),
    ...valley,
  ],
  middle: [
    ...withContourLines(
      'crest',
      path('M-60 500Q260 452 560 470T1260 576V620H-60Z', '#28605F'),
      ['#316C68', 3],
      nearLines,
    ),
    // Moonlight on the grass, as one plane from the side of the moon.
    path('M60 482Q340 446 560 470C640 476 716 482 744 500C772 520 764 580 796 620H-60Z', '#6AA898'),
  ],
  /** A crag, nearer than the others' place; its top is at (150, 320). */
  crag: [
    ...withContourLines(
      'crag',
      path(
        'M-60 372L-10 352L20 356L64 330L110 316L170 320L190 336L196 372L224 396L236 450L268 490L300 620H-60Z',
        '#164456',
      ),
      ['#2A6072', 2.5],
      [
        [-30, 44],
        [-9, 76],
      ],
    ),
    path(
      'M-60 372L-10 352L20 356L64 330L110 316L170 320L190 336L150 336L100 344L60 366L10 374L-60 396Z',
      '#7CAEB4',
    ),
    path('M190 336L196 372L224 396L236 450L268 490L300 620H176L186 520L150 440L160 380Z', '#0E3244'),
  ],
  /** Tall grass, cut by the lower edge. */
  front: [
    path(
      'M818 630C822 590 818 564 798 544C834 568 838 596 834 630ZM842 630C838 560 842 510 864 452Q858 540 862 630ZM872 630C874 570 896 530 946 510C908 544 894 580 892 630ZM852 580C846 536 828 504 832 476C822 462 822 436 832 414C844 436 846 460 838 476Q840 512 856 580ZM880 590C880 556 896 528 912 512C912 494 922 472 940 460C942 482 934 502 918 514Q892 544 886 590Z',
      '#0C2A3C',
    ),
  ],
})
