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
  path('M732 431V423H744V431ZM750 427V420H761V427ZM746 440V431H760V440Z', '#8FA6CC'),
  path('M729 424L738 416L747 424ZM747 421L755 414L764 421Z', '#1E4058'),
  path('M742 432L753 422L764 432Z', '#8A3C54'),
  path('M736 430V426H739V430ZM754 426V422H757V426ZM749 438V434H752V438ZM755 438V434H758V438Z', '#FFE9A8'),
  line('M759 423C754 415 764 409 759 401', '#8FA4D8', 2),
]

/** The valley: a ridge, and the river that shines in the moonlight, in a bend around the village. */
const valley = [
  ...withContourLines(
    'ridge',
    path(
      'M-60 620V400C40 364 120 378 200 392S360 412 460 406S700 376 820 394S1100 362 1260 382V620Z',
      '#2F7086',
    ),
    ['#38798C', 2],
    nearLines.slice(0, 3),
  ),
  ...withContourLines(
    'valley',
    path('M-60 620V430C100 410 300 414 500 412S760 408 900 416S1140 414 1260 428V620Z', '#24606E'),
    ['#2C6C7A', 2],
    nearLines,
  ),
  path(
    'M716 410C774 404 808 408 810 424C810 440 788 448 776 458Q768 468 776 500H752C748 472 752 458 764 450C778 442 788 434 786 426C782 415 760 412 716 410Z',
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
    path('M92 330Q130 320 176 322L160 329Z', '#4C8894'),
    path('M190 336L196 372L224 396L236 450L268 490L300 620H176L186 520L150 440L160 380Z', '#0E3244'),
  ],
  /** Tall grass, cut by the lower edge. */
  front: [
    path(
      'M800 630C812 590 804 548 778 520C822 548 834 590 828 630ZM832 630C834 560 822 500 846 440Q840 520 856 630ZM850 630C852 550 876 496 916 470C886 510 880 570 876 630ZM866 630C872 580 900 548 950 540C912 560 900 590 896 630Z',
      '#0C2A3C',
    ),
  ],
})
