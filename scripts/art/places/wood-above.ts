import { roundGradient } from '../glow'
import type { Point } from '../limbs'
import { copies, el, ellipse, group, path, repeated, shade } from '../svg'
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
    shade(
      path(
        'M-60 330C40 420 90 490 130 600C70 510 10 430-60 360ZM412-20Q438 30 436 116Q404 40 412-20ZM470-20Q540 50 680 58Q520 60 470-20Z',
        '#453250',
      ),
    ),
  ]
}

/** Dry leaves that are no maple's, each turned its own way. */
const dryLeaves = (id: string, fill: string, scale: number, places: Point[]) =>
  repeated(
    id,
    places,
    group(
      { scale },
      shade(path('M-24 6C-10-8 18-2 30 6C14 18-10 18-24 6Z', '#20142E', { opacity: 0.4 })),
      path('M-32 1L-22 0C-12-14 14-14 28 2C12 12-12 12-22 2L-32 3ZM-20 1L20 3V1Z', fill, {
        'fill-rule': 'evenodd',
      }),
    ),
    true,
  )

/** A dozen of them within 300 units, in two tones: written once and turned, they cover the ground. */
const drift = [
  ...dryLeaves('wine', '#70485C', 1.2, [
    [-110, -60],
    [40, -96],
    [124, 30],
    [-30, 10],
    [-96, 94],
    [70, 118],
  ]),
  ...dryLeaves('pale', '#8E6260', 1.1, [
    [-70, -30],
    [120, -90],
    [60, 20],
    [-140, 120],
  ]),
]

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
    el(
      'g',
      { opacity: 0.8 },
      ...copies(
        'drift',
        [
          { x: 60, y: 90 },
          { x: 210, y: 500, rotate: 200 },
          { x: 340, y: 60, rotate: 130 },
          { x: 610, y: 70, rotate: -60 },
          { x: 470, y: 560, rotate: 20 },
          { x: 736, y: 438, rotate: 160 },
        ],
        el('g', {}, ...drift),
      ),
    ),
    // Under the text they thin out, and hardly show.
    el(
      'g',
      { opacity: 0.2 },
      ...[
        { x: 940, y: 140, rotate: 100 },
        { x: 1090, y: 470, rotate: -30 },
      ].map((place) => group(place, el('use', { href: '#drift' }))),
    ),
  ],
  middle: [],
  front: [],
})
