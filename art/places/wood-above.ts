import { radialGradient } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { element, ellipse, group, path, repeat, shade } from '../kit/svg'
import { pageBounds } from './ground'

/* The floor of a maple wood at night, from straight above (page 3). */

/** Roots growing in from the edges. */
const roots =
  'M-70 300C40 370 130 450 200 640H110C70 530 10 450-70 410ZM400-20C450 30 560 40 660 36C760 34 830 70 940 58C850 92 780 76 720 66C740 92 790 110 838 112C760 124 690 96 650 70C560 76 440 60 340-20ZM800 640C870 580 950 590 1010 540C1050 506 1080 500 1130 490C1090 516 1070 530 1052 556C1100 540 1140 544 1180 530C1130 566 1080 580 1040 640Z'

/** The roots with a shaded side and a shadow. */
const rootsOnGround = () => {
  const root = (y: number, fill: string, opacity?: number) =>
    shade(element('use', { href: '#roots', x: y && -5, y, fill, opacity }))
  return [
    element('defs', {}, element('path', { id: 'roots', d: roots })),
    root(20, '#1E1230', 0.4),
    root(7, '#2E2038'),
    root(0, '#5E4864'),
  ]
}

/** A few dry leaves, away from the text. */
const dryLeaves = repeat(
  'dry',
  [
    [164, 462],
    [66, 540],
    [110, 430],
  ],
  group(
    { scale: 1.2 },
    shade(path('M-24 6C-10-8 18-2 30 6C14 18-10 18-24 6Z', '#20142E', { opacity: 0.4 })),
    path('M-32 1L-22 0C-12-14 14-14 28 2C12 12-12 12-22 2L-32 3ZM-20 1L20 3V1Z', '#74505F', {
      'fill-rule': 'evenodd',
    }),
  ),
  true,
)

/** The clearing is around (484, 348). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#4A3A58', pageBounds.left),
    radialGradient('clearing', [
      [0, '#FFEDBE'],
      [0.16, '#E8C08E'],
      [0.4, '#CE9C7E'],
      [0.7, '#7E5C68', 0.7],
      [1, '#4A3A58', 0],
    ]),
    shade(ellipse(484, 348, 330, 300, 'url(#clearing)')),
    // The leaves lie on the roots.
    ...rootsOnGround(),
    ...dryLeaves,
  ],
  middle: [],
  front: [],
})
