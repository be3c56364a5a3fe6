import { roundGradient } from '../glow'
import { el, ellipse, group, path, repeated, shade } from '../svg'
import { page, rect } from './land'

/* The floor of the maple wood at night, from above (page 3). */

/** Roots that come in from the edges, thick there, and run out in the ground. */
const roots =
  'M-70 290C40 370 120 460 180 560L216 620H-70ZM392-20Q420 50 416 118Q440 160 462 120Q466 62 520 62C580 60 640 100 724 72Q750 40 712 32Q640 38 560-20ZM640 606C720 560 780 600 840 556Q866 520 852 456Q862 440 876 462Q896 570 990 620H640Z'

/** The roots, round by their shaded side, on their shadow. */
const rootsOnGround = () => {
  const root = (y: number, fill: string, opacity?: number) =>
    shade(el('use', { href: '#roots', x: y && -5, y, fill, opacity }))
  return [
    el('defs', {}, el('path', { id: 'roots', d: roots })),
    root(20, '#1E1230', 0.4),
    root(7, '#2E2038'),
    root(0, '#5E4864'),
    // Furrows of the bark.
    shade(path('M-60 330Q80 450 130 600Q50 460-60 360ZM470-20Q540 50 680 58Q520 60 470-20Z', '#453250')),
  ]
}

/** Dry leaves that are no maple's, each turned its own way: few, and fewer under the text. */
const dryLeaves = repeated(
  'dry',
  [
    [182, 24],
    [408, 30],
    [52, 98],
    [164, 462],
    [66, 540],
    [110, 430],
    [266, 548],
    [140, 574],
    [656, 26],
    [750, 66],
    [764, 418],
    [880, 236],
    [1010, 96],
    [1120, 470],
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

/** The wood's floor straight from above; the clearing in the left two thirds is around (480, 352). */
export const woodFromAbove = () => ({
  back: [
    rect(1320, 620, '#4A3A58', page.left),
    roundGradient('clearing', [
      [0, '#FFEDBE'],
      [0.16, '#E8C08E'],
      [0.4, '#CE9C7E'],
      [0.7, '#7E5C68', 0.7],
      [1, '#4A3A58', 0],
    ]),
    shade(ellipse(484, 348, 330, 300, 'url(#clearing)')),
    // The roots go under leaves.
    ...rootsOnGround(),
    ...dryLeaves,
  ],
  middle: [],
  front: [],
})
