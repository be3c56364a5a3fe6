import { linearGradient, pool } from '../kit/light-effects'
import { element, group, type Placement, path, shade } from '../kit/svg'
import { blade, ground } from './ground'
import { type PlantKind, type PlantPlace, plant, plantShapes } from './plants'
import { starField, storySky } from './sky'

/* A lane at dusk seen from the ground, with a bridge and high grass (page 4). */

/** A stone bridge with one arch, 300 wide, its road at y = 0. */
const bridge = (place: Placement) =>
  group(
    place,
    path('M-160 60V10C-90-40 90-40 160 10V60H84C84-10-84-10-84 60Z', '#5F7F8E'),
    shade(
      element('path', {
        d: 'M-92 52C-92-24 92-24 92 52',
        fill: 'none',
        stroke: '#86A3A8',
        'stroke-width': 20,
        'stroke-linecap': 'butt',
        'stroke-dasharray': '17 3',
      }),
    ),
    path('M-170 14V-6C-90-60 90-60 170-6V14C90-36-90-36-170 14Z', '#7C9AA2'),
  )

/** Willows, whose branches are strokes. */
const willows = (kind: PlantKind, colour: string, places: PlantPlace[]) =>
  element(
    'g',
    { stroke: colour, 'stroke-width': 2.8, 'stroke-linecap': 'round' },
    plant(kind, colour, places),
  )

/** The ground is at about y = 560, the horizon at 470. */
export const lane = () => ({
  back: [
    ...storySky([0, '#1E5268'], [0.4, '#2C6A78'], [0.7, '#3A7A80']),
    plantShapes('pollard', 'cut', 'stroke'),
    // The last daylight behind the ridge.
    ...pool('dusk', { at: [430, 474], colour: '#FFE4A6', fadeTo: '#C8B48C', radius: 640 }, 1, 0.4),
    ...starField(4, 30, 230, '#F6F4DC', 'right'),
    plant('stroke', '#37727F', [
      [120, 120, 2],
      [420, 160, -1.4],
    ]),
    // A low ridge, so that Nori's back stands out against the light; it ends on the right, where the text is.
    path('M-60 620V396C100 380 300 426 470 426L620 440L800 452L1000 458L1260 450V620Z', '#3A7074'),
    plant('stroke', '#4F868A', [[1000, 474, 1.5]]),
    // Willows along the lane, from the bridge into the distance.
    willows('pollard', '#2C616C', [
      [1020, 480, -0.68, 0.6],
      [1140, 476, 0.46],
      [1184, 475, -0.36, 0.32],
    ]),
    // A willow with its branches cut.
    willows('cut', '#2C616C', [[1092, 478, 0.58]]),
  ],
  middle: [
    ground('#2F6462', [200, 486], [500, 474], [800, 470], [1100, 478]),
    bridge({ x: 806, y: 484, scale: 0.62 }),
    path('M730 502C770 512 850 512 880 500L930 540H700Z', '#4E8C9C'),
    // The bank at the far end of the bridge.
    path('M838 545C862 520 866 484 890 476C930 468 980 474 1060 484V545Z', '#2F6462'),
    willows('pollard', '#2A5A62', [[920, 486, 0.88]]),
    linearGradient('verge', [
      [0, '#3A7470'],
      [1, '#1F4C54'],
    ]),
    ground('url(#verge)', [100, 530], [400, 520], [620, 528], [900, 520], [1140, 530]),
    path(
      'M540 522C620 506 680 498 714 482L726 494C712 506 706 512 720 520C780 542 830 580 850 620H40C200 570 420 546 540 522Z',
      '#B09C80',
    ),
  ],
  front: [
    path(
      [
        blade([-50, 620], [10, 400], 30),
        blade([-20, 620], [-30, 200], 26),
        blade([30, 620], [4, 440], 18),
        blade([1150, 620], [1190, 500], 18),
        blade([1200, 620], [1170, 460], 16),
      ].join(''),
      '#163E48',
    ),
  ],
})
