import type { Point } from '../kit/geometry'
import { linearGradient, pool } from '../kit/light-effects'
import { element, group, type Placement, path, shade } from '../kit/svg'
import { blade, blades, grass, ground } from './ground'
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

/** Grass tips along an edge: x, y and height, for tufts that get smaller with the distance. */
const edgeTufts = (...places: [number, number, number][]) => places

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
  path('M210 620C280 600 400 572 500 546C580 524 680 500 800 484C740 506 650 536 590 560C540 580 490 600 450 620Z', '#3B6C5C'),
]

/** The ground is at about y = 550, the horizon at 462. */
export const lane = () => ({
  back: [
    ...storySky([0, '#153F58'], [0.4, '#27616F'], [0.75, '#37757B']),
    plantShapes('willow', 'stroke'),
    // The last daylight behind the ridge.
    ...pool('dusk', { at: [520, 450], colour: '#FFE4A6', fadeTo: '#C8B48C', radius: 520 }, 1, 0.5),
    ...starField(4, 30, 230, '#F6F4DC', 'right'),
    plant('stroke', '#37727F', [
      [420, 150, -1.4],
      [640, 110, 1.2],
    ]),
    path('M-60 620V430C60 412 200 420 330 436C440 448 520 440 620 446C760 452 900 440 1010 446L1260 436V620Z', '#3A6E72'),
    plant('willow', '#2C626C', [
      [1180, 470, 0.6],
      [1010, 468, -0.42],
      [952, 466, 0.3],
      [770, 464, -0.34],
      [806, 463, 0.24],
    ]),
  ],
  middle: [
    ground('#2F6462', [200, 476], [500, 464], [800, 464], [1100, 468]),
    bridge({ x: 890, y: 468, scale: 0.44 }),
    path('M830 482C860 490 900 490 930 482L960 510H800Z', '#4E8C9C'),
    path('M920 500C930 486 940 472 960 468C1000 462 1040 466 1260 470V560Z', '#2F6462'),
    plant('willow', '#1B4654', [[36, 556, 2.3, 2.2]]),
    linearGradient('verge', [
      [0, '#3A7470'],
      [1, '#173F49'],
    ]),
    ground('url(#verge)', [100, 530], [300, 500], [500, 490], [760, 478], [900, 490], [1140, 500]),
    ...tracks,
    ...pool('meeting', { at: [540, 548], colour: '#FFEBB8', fadeTo: '#E6C68E', radius: 250 }, 0.8, 0.2),
  ],
  front: [
    // The paler twin around each blade stands for its blur, so near to the eye.
    element(
      'g',
      { fill: '#0F3340', stroke: '#0F3340', 'stroke-width': 7, 'stroke-opacity': 0.3 },
      element('path', {
        d: [
          blade([-50, 640], [60, 300], 44),
          blade([-10, 640], [-40, 200], 30),
          blade([20, 640], [120, 420], 34),
          blade([70, 640], [60, 470], 26),
          blade([110, 640], [190, 520], 24),
        ].join(''),
      }),
      element('path', {
        d: [
          blade([700, 640], [660, 556], 22),
          blade([720, 640], [730, 510], 26),
          blade([750, 640], [810, 470], 30),
          blade([800, 640], [780, 540], 24),
          blade([830, 640], [920, 530], 30),
          blade([880, 640], [1000, 570], 30),
          blade([1150, 640], [1190, 500], 28),
          blade([1200, 640], [1170, 460], 26),
        ].join(''),
      }),
    ),
  ],
})
