import { gradient, pool } from '../glow'
import { el, group, line, path, shade } from '../svg'
import { blade, blades, slope } from './land'
import { cloud, pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

/* The lane of page 4, seen from the ground: fence, bridge, high grass. */

/** A stone bridge with one arch, 300 wide, its road on y = 0. */
const bridge = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-160 60V10C-90-40 90-40 160 10V60H84C84-10-84-10-84 60Z', '#5F7F8E'),
    shade(
      el('path', {
        d: 'M-92 52C-92-24 92-24 92 52',
        fill: 'none',
        stroke: '#86A3A8',
        'stroke-width': 20,
        'stroke-linecap': 'butt',
        'stroke-dasharray': '17 3',
      }),
    ),
    path('M-170 14V-6C-90-60 90-60 170-6V14C90-36-90-36-170 14Z', '#7C9AA2'),
    shade(line('M-130-14v-14M-70-32v-12M0-36v-14M70-32v-12M130-14v-14', '#5F7F8E', 3)),
  )

/** A fence that comes out of the distance towards us, seen from below. */
const fence = (wood: string, dark: string) => [
  path('M-60 262L300 402V413L-60 304ZM-60 390L300 455V464L-60 440Z', wood),
  shade(path('M-60 294L300 409V413L-60 304ZM-60 428L300 461V464L-60 440Z', dark)),
  path('M-4 180L44 188V600H-4Z', wood),
  shade(path('M28 185L44 188V600H28Z', dark)),
]

/** Grain and knots of the fence's posts. */
const grain = (stroke: string) =>
  shade(
    el('path', {
      d: 'M8 200Q12 330 6 470M20 210Q16 300 22 380M-40 300L60 350',
      fill: 'none',
      stroke,
      'stroke-width': 2.5,
      'stroke-dasharray': '40 9 70 16 22 7',
    }),
  )

/** A toadstool, 60 wide. */
const toadstool = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path('M-10 0C-6-20-8-34-10-50H12C8-34 8-20 14 0Z', '#E8DCC8'),
    path('M-38-44C-34-94 34-94 38-44C20-36-20-36-38-44Z', '#C8503E'),
    shade(
      el('path', {
        d: 'M-18-58h0M4-70h0M22-56h0',
        stroke: '#F6E8D4',
        fill: 'none',
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
    ),
  )

/** The lane at dusk with the eye of a snail; the ground is at about y = 560, the horizon at 470. */
export const lane = () => ({
  back: [
    ...pageSky([0, '#1E5268'], [0.4, '#2C6A78'], [0.7, '#3A7A80']),
    stencils('oak', 'poplar', 'stroke'),
    // What is left of the day, low behind the ridge.
    ...pool('dusk', { at: [450, 470], colour: '#FBDFA0', edge: '#C8B48C', reach: 560 }, 1, 0.42),
    ...starDust(4, 30, 230, '#F6F4DC', 'right'),
    cloud('heap', { x: 120, y: 150, scale: 1.1 }, '#4F8C92', 0.6),
    cloud('streak', { x: 640, y: 96, scale: 1.2 }, '#5C9498', 0.5),
    // The ridge is steep on the left and runs out to the right, where the text lies.
    path(
      'M-60 620V380L40 340L110 372L200 316L300 388L380 366L470 424L620 440L800 452L1000 458L1260 450V620Z',
      '#3A7074',
    ),
    plant('stroke', '#4F868A', [[1000, 474, 1.5]]),
    plant('oak', '#2F6670', [
      [556, 474, 0.8],
      [612, 476, -0.56],
      [1170, 476, 0.9],
      [1090, 478, -0.5],
    ]),
    plant('poplar', '#2F6670', [
      [776, 470, 0.5],
      [798, 470, -0.4],
    ]),
  ],
  middle: [
    slope('#2F6462', [200, 486], [500, 474], [800, 470], [1100, 478]),
    bridge({ x: 806, y: 484, scale: 0.62 }),
    path('M730 502C770 512 850 512 880 500L930 540H700Z', '#4E8C9C'),
    // The far end of the bridge is on the bank.
    path('M846 540C876 530 884 500 902 486C930 478 980 476 1040 484V540Z', '#2F6462'),
    gradient('verge', [
      [0, '#3A7470'],
      [1, '#1F4C54'],
    ]),
    slope('url(#verge)', [100, 530], [400, 520], [620, 528], [900, 520], [1140, 530]),
    path('M500 524C560 508 620 508 660 518C720 534 800 570 850 620H40C200 570 420 552 500 524Z', '#B09C80'),
    shade(
      path(
        'M300 584C380 570 480 556 540 540C500 566 420 590 340 606ZM640 540C700 556 780 576 840 604C760 590 680 566 640 540Z',
        '#937F68',
      ),
    ),
    plant('stroke', '#4B8580', [[900, 548, 1.2]]),
    ...fence('#35565F', '#27454F'),
    grain('#4A707A'),
  ],
  front: [
    path(
      [
        blade([-50, 620], [60, 250], 30),
        blade([-20, 620], [-30, 200], 26),
        blade([20, 620], [130, 360], 22),
        blade([60, 620], [30, 400], 18),
        blade([780, 620], [820, 440], 18),
        blade([812, 620], [780, 480], 14),
        blade([1150, 620], [1190, 500], 18),
        blade([1200, 620], [1170, 460], 16),
      ].join(''),
      '#163E48',
    ),
    toadstool({ x: 752, y: 606, scale: 1 }),
    blades('#1A464C', [
      [130, 612, 60],
      [700, 612, 46],
    ]),
  ],
})
