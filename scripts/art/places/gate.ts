import { gradient, pool } from '../glow'
import { el, group, line, path, shade } from '../svg'
import { house } from './house'
import { blades, crowns, grassy, range, slope } from './land'
import { cloud, pageSky, starDust } from './sky'

/* The garden gate of page 2: the house at dusk, below a very large sky. */

/** An apple tree with a swing on its branch, 190 wide, on y = 0. */
const swingTree = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M-12 0C-4-40-6-80-10-120L-54-160L-46-168L0-136L4-176H16L18-128L84-150L88-140L24-104C18-70 20-34 30 0Z',
      '#2C2250',
    ),
    line('M66-142V-40M88-140V-40', '#2C2250', 3),
    path('M56-42H98V-35H56Z', '#6B4A78'),
    crowns('#2E3F70', -86, -170, [52, 64, 58, 50], 26),
    path('M-86-146C-60-120 20-128 138-148L130-170H-80Z', '#2E3F70'),
  )

/** Pickets beside each other, from x to x. */
const pickets = (from: number, to: number, y: number, fill: string, tall: number) => [
  el('path', {
    d: `M${from} ${y - tall / 2}H${to}`,
    fill: 'none',
    stroke: fill,
    'stroke-width': tall,
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${Math.round(tall * 0.2)} ${Math.round(tall * 0.16)}`,
  }),
  line(`M${from} ${y - tall * 0.72}H${to}M${from} ${y - tall * 0.24}H${to}`, fill, tall * 0.09),
]

/** The garden gate at dusk. The house's door is at (912, 490), the path goes from it to (760, 600). */
export const gardenGate = () => ({
  back: [
    ...pageSky([0, '#232A6C'], [0.4, '#3E4290'], [0.68, '#5C4E96'], [0.82, '#B87094'], [0.9, '#F0B088']),
    ...starDust(11, 36, 380, '#FFF6DC'),
    cloud(470, 96, 260, '#5A5CA8', 0.6),
    cloud(930, 210, 300, '#8A6EAE', 0.6),
    cloud(560, 300, 220, '#8468A8', 0.6),
    range('#5C4E92', 500, 478, 486, 462, 470, 440, 458, 424, 452, 436, 468),
    crowns('#463E7C', 560, 476, [70, 46, 60, 84, 52, 66, 40, 70, 88, 60, 74, 60], 80),
  ],
  middle: [
    gradient('lawn', [
      [0, '#3A5680'],
      [1, '#223C62'],
    ]),
    slope('url(#lawn)', [200, 510], [480, 490], [760, 476], [1000, 482], [1140, 496]),
    swingTree({ x: 1068, y: 506 }),
    ...pickets(560, 800, 520, '#9C94C8', 34),
    ...pickets(990, 1260, 528, '#9C94C8', 36),
    house({ x: 900, y: 496, scale: 1.16 }, { door: true, by: 'night' }),
    path('M906 494H946C936 530 900 560 940 620H700C760 570 880 536 906 494Z', '#8E7A98'),
    ...pool('door-light', { at: [900, 530], colour: '#FFE9A8', reach: 150 }, 0.95, 0.34),
  ],
  front: [
    ...grassy('grass', '#1B2F56', [
      [-60, 594],
      [300, 596],
      [640, 584],
      [800, 600],
      [1000, 588],
      [1260, 590],
    ]),
    group(
      { x: 1128, y: 612 },
      path('M-14 0V-104L0-118L14-104V0ZM84 0V-104L98-118L112-104V0Z', '#BDB4DC'),
      ...pickets(14, 86, -6, '#BDB4DC', 86),
    ),
    blades('#16284C', [
      [1090, 606, 90],
      [1060, 608, 60],
      [470, 604, 50],
    ]),
    // A hollyhock by the post.
    shade(path('M1090 516h5v94h-5ZM1094 600q-4-24-28-26q6 22 28 26Z', '#2C6A66')),
    shade(
      el('path', {
        d: 'M1092 518h0M1087 536h0M1099 548h0M1087 562h0',
        stroke: '#F7B7C8',
        fill: 'none',
        'stroke-width': 17,
        'stroke-linecap': 'round',
      }),
    ),
  ],
})
