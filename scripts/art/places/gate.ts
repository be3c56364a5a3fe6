import { gradient } from '../glow'
import { el, group, line, path, shade } from '../svg'
import { house } from './house'
import { blades, grassy, range, slope } from './land'
import { cloud, pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

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
    plant('elm', '#27305F', [[-8, -150, 0.9]]),
    plant('oak', '#2E3F70', [
      [-54, -134, 0.9],
      [84, -128, -1.1],
    ]),
    plant('dabs', '#3F5486', [
      [-58, -130, 0.9],
      [84, -126, -0.9],
      [-2, -176, 0.8],
    ]),
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
    ...starDust(11, 52, 380, '#FFF6DC', 'left'),
    cloud('heap', { x: 1040, y: 150, scale: 1.2 }, '#75649F', 0.7),
    cloud('streak', { x: 700, y: 312, scale: 1.3 }, '#9A6CA6', 0.6),
    range('#5C4E92', 500, 478, 486, 462, 470, 440, 458, 424, 452, 436, 468),
    stencils('oak', 'elm', 'poplar', 'dabs', 'stroke'),
    plant('poplar', '#463E7C', [
      [772, 486, 0.7],
      [800, 486, -0.56],
    ]),
    plant('oak', '#463E7C', [
      [690, 490, 0.7],
      [620, 494, -0.5],
      [1010, 500, 0.7],
    ]),
  ],
  middle: [
    gradient('lawn', [
      [0, '#426294'],
      [1, '#2E4E7C'],
    ]),
    slope('url(#lawn)', [200, 510], [480, 490], [760, 476], [1000, 482], [1140, 496]),
    swingTree({ x: 1068, y: 506 }),
    plant('stroke', '#54749F', [
      [420, 516, -1.3],
      [1060, 560, 1],
    ]),
    ...pickets(756, 806, 512, '#9C94C8', 32),
    ...pickets(990, 1260, 528, '#9C94C8', 36),
    house({ x: 900, y: 496, scale: 1.16 }, { door: true, by: 'night' }),
    path('M906 494H946C936 530 900 560 940 620H700C760 570 880 536 906 494Z', '#7C6E96'),
    // The light of the door lies on the path, and widens towards us.
    gradient('door-light', [
      [0, '#FFE9A8', 0.95],
      [0.4, '#FFDFA0', 0.5],
      [1, '#FFD9A0', 0],
    ]),
    shade(path('M904 495H948C950 540 930 580 900 624H560C720 590 880 550 904 495Z', 'url(#door-light)')),
  ],
  front: [
    ...grassy('grass', '#1B2F56', [
      [-60, 598],
      [300, 600],
      [640, 594],
      [800, 600],
      [1000, 588],
      [1260, 580],
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
