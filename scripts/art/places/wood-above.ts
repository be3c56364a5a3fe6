import { roundGradient } from '../glow'
import { mapleLeaf } from '../props'
import { copies, el, group, line, path, shade } from '../svg'
import { page, rect } from './land'

import { litter } from './wood'

/* The maple wood from above (page 3). */

/** A trunk seen from above: it comes towards us, upwards in the drawing; its roots run into the ground around (0, 0). */
const trunkFromAbove = () =>
  group(
    {},
    path(
      'M-84-260C-56-150-38-74-44-34C-58-4-96 14-132 16C-98 28-62 26-40 14C-46 46-66 74-88 92C-52 78-24 54-8 26C-4 58 6 92 22 114C26 82 22 50 17 24C38 42 70 54 104 50C76 38 54 22 45 0C70 4 104-4 128-24C92-20 58-26 46-44C36-80 56-160 88-260Z',
      '#5E3C4C',
    ),
    path('M-66-260C-44-150-26-74-30-30C-24-4 4 6 18-6C30-20 22-70 26-110C32-160 44-210 58-260Z', '#6E4652'),
    shade(
      line('M-34-200C-22-140-14-90-14-44M4-230C4-160 8-100 2-30M38-220C26-170 20-130 18-92', '#5A3646', 6),
    ),
  )

/** The wood's floor straight from above; the clearing in the left two thirds is around (420, 320). */
export const woodFromAbove = () => ({
  back: [
    roundGradient('clearing', [
      [0, '#EACBA8'],
      [0.55, '#D8B094'],
      [1, '#BE9284'],
    ]),
    rect(1320, 620, 'url(#clearing)', page.left),
    ...litter(7, 52, ['#C99A80', '#D6A67E', '#C28A84'], (x) => x < 820),
    ...litter(23, 24, ['#C89A82', '#D8AE90'], (x) => x > 820),
  ],
  middle: [
    ...copies(
      'trunk',
      [
        { x: 44, y: 44, rotate: -46, scale: 0.86 },
        { x: 724, y: 70, rotate: 36, scale: 0.74 },
        { x: 40, y: 546, rotate: -132, scale: 0.7 },
      ],
      trunkFromAbove(),
    ),
    // A snail's silver trail, which goes on over the page.
    shade(
      el('path', {
        d: 'M620 620C700 560 690 500 780 470C850 446 880 380 830 330',
        fill: 'none',
        stroke: '#EADCE4',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.4,
      }),
    ),
  ],
  front: [
    // Twigs of the crowns, close to the eye.
    path('M190-30C240 4 300 10 400-24L396-34ZM570-34C620 0 650 4 690-30Z', '#4B2E40'),
    ...(
      [
        [246, 14, -30, 2, '#E0702E'],
        [318, 4, 40, 1.7, '#C9502E'],
        [640, 6, 150, 1.8, '#C9502E'],
        [-10, 330, 60, 2.2, '#E0702E'],
      ] as const
    ).map(([x, y, rotate, scale, fill]) => mapleLeaf(fill, { x, y, rotate, scale })),
  ],
})
