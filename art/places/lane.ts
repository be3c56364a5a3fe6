import { linearGradient, pool } from '../kit/light-effects'
import { element, group, type Placement, path, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'
import { blade, blades, ground } from './ground'
import { plant, plantShapes } from './plants'
import { starField, storySky } from './sky'

/* A lane at dusk, seen from a snail's height: it runs to a bridge on the right (page 4). */

/** A stone bridge with one arch, 300 wide, its road at y = 0. */
const bridge = (place: Placement) =>
  group(
    place,
    path('M-160 60V10C-90-40 90-40 160 10V60H84C84-10-84-10-84 60Z', '#4C6E7C'),
    shade(
      element('path', {
        d: 'M-92 52C-92-24 92-24 92 52',
        fill: 'none',
        stroke: '#648690',
        'stroke-width': 20,
        'stroke-linecap': 'butt',
        'stroke-dasharray': '17 3',
      }),
    ),
    path('M-170 14V-6C-90-60 90-60 170-6V14C90-36-90-36-170 14Z', '#6A8A94'),
  )

/** The two wheel tracks and the grass between them, in the perspective of somebody on the ground. */
const tracks = [
  linearGradient(
    'earth',
    [
      [0, '#6F7668'],
      [0.45, '#D9BE94'],
      [0.7, '#A89A7C'],
      [1, '#5A7570'],
    ],
    [1, 0],
  ),
  path(
    'M-60 612C40 598 60 592 118 584C170 566 226 566 300 548C380 538 420 530 500 518C580 508 660 492 760 482C800 478 830 472 846 462L868 466C864 478 850 486 826 492C810 500 796 500 790 510C774 526 760 536 752 552C730 572 726 590 690 620H-60Z',
    'url(#earth)',
  ),
  path(
    'M210 620C280 600 400 572 500 546C580 524 680 500 800 484C740 506 650 536 590 560C540 580 490 600 450 620Z',
    '#3B6C5C',
  ),
]

/** Tufts on the near edges of both tracks, smaller with the distance. */
const tufts = [
  blades('#3B6C5C', [
    [270, 612, 44],
    [326, 600, 34],
    [392, 584, 40],
    [420, 578, 26],
    [492, 560, 24],
    [514, 556, 32],
    [534, 548, 22],
    [622, 524, 16],
    [640, 520, 20],
  ]),
  blades('#275752', [
    [762, 560, 26],
    [776, 546, 30],
    [800, 524, 18],
  ]),
]

/** A maple leaf that the wind has carried here from the wood. */
const fallenLeaf = [
  element('g', { transform: 'translate(212 586)scale(1.7 .75)' }, mapleLeaf('#B4552F', { rotate: 64 })),
]

/** The ground is at about y = 550, the horizon at 462. */
export const lane = () => ({
  back: [
    ...storySky([0, '#153F58'], [0.4, '#27616F'], [0.75, '#37757B']),
    plantShapes('willow', 'stroke'),
    // The last daylight behind the ridge.
    ...pool('dusk', { at: [556, 456], colour: '#FFE4A6', fadeTo: '#B8A884', radius: 460 }, 1, 0.56),
    ...starField(4, 30, 230, '#F6F4DC', 'right'),
    plant('stroke', '#37727F', [
      [420, 150, -1.4],
      [640, 110, 1.2],
    ]),
    path(
      'M-60 620V430C60 412 200 420 330 436C440 448 520 440 620 446C760 452 900 440 1010 446L1260 436V620Z',
      '#3A6E72',
    ),
    plant('willow', '#2C626C', [
      [1180, 470, 0.6],
      [1010, 468, -0.42],
      [952, 466, 0.3],
      [832, 464, -0.3],
    ]),
  ],
  middle: [
    ground('#2F6462', [200, 476], [500, 464], [800, 464], [1100, 468]),
    bridge({ x: 890, y: 468, scale: 0.44 }),
    path('M830 482C860 490 900 490 930 482L960 510H800Z', '#4E8C9C'),
    path('M920 500C930 486 940 472 960 468C1000 462 1040 466 1260 470V560Z', '#2F6462'),
    plant('willow', '#173F4E', [[16, 560, 2.7, 2.5]]),
    linearGradient('verge', [
      [0, '#3A7470'],
      [1, '#173F49'],
    ]),
    ground('url(#verge)', [100, 530], [300, 500], [500, 490], [760, 478], [900, 490], [1140, 500]),
    ...tracks,
    ...tufts,
    ...pool('meeting', { at: [544, 556], colour: '#FFEBB8', fadeTo: '#E6C68E', radius: 250 }, 0.95, 0.22),
  ],
  front: [
    // Big dark grass close to the eye, in front of everybody's feet.
    path(
      [
        blade([-50, 640], [70, 310], 40),
        blade([-10, 640], [-50, 200], 30),
        blade([20, 640], [130, 430], 30),
        blade([64, 640], [50, 480], 24),
        blade([100, 640], [196, 530], 22),
        blade([700, 640], [650, 562], 18),
        blade([720, 640], [712, 526], 22),
        blade([750, 640], [816, 486], 26),
        blade([806, 640], [772, 546], 22),
        blade([820, 640], [920, 530], 26),
        blade([870, 640], [1000, 576], 26),
        blade([1150, 640], [1190, 520], 24),
        blade([1200, 640], [1170, 480], 22),
        blade([560, 640], [530, 580], 20),
        blade([584, 640], [628, 556], 22),
        blade([360, 640], [330, 584], 20),
        blade([380, 640], [408, 566], 20),
      ].join(''),
      '#0F3340',
    ),
    ...fallenLeaf,
  ],
})
