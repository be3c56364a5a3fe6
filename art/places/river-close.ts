import { withContourLines } from '../kit/contour-lines'
import { rect } from '../kit/shapes'
import { element, group, path } from '../kit/svg'
import { blades, ground, pageBounds } from './ground'
import { plant, plantShapes } from './plants'
import { boatHouse, reeds } from './river'
import { starField } from './sky'

/* A river bank in late dusk, close up (page 6). */

/** The ground is at about y = 564. */
export const riverClose = () => ({
  back: [
    rect(1320, 620, '#522D58', -60),
    // A far bank of cloud: the near one below, mirrored, taller and paler.
    element('use', { href: '#hills', transform: 'matrix(-1 0 0 1.5 1200 -216)', opacity: 0.4 }),
    ...starField(8, 16, 240, '#FFF4E0', 'left'),
    plantShapes('alder', 'poplar', 'stroke'),
    element(
      'g',
      { id: 'bank' },
      // The last daylight over the water, in flat bands of cloud.
      element(
        'g',
        { id: 'hills' },
        ...withContourLines(
          'hill',
          path(
            'M-60 474V420C100 400 260 410 400 380C560 344 700 300 900 296S1160 320 1260 310V474',
            '#874A6A',
          ),
          ['#97587A', 2],
          [
            [20, 12],
            [-30, 26],
            [40, 48],
          ],
        ),
      ),
      path('M412 474C500 440 580 400 700 384C840 366 1000 350 1260 372V474Z', '#B8647A'),
      path('M560 474C700 440 820 410 960 408S1180 420 1260 416V474Z', '#EE9A8C'),
      // The far bank: pale poplars on the left, alders behind the figures.
      plant('poplar', '#6A3A62', [
        [40, 474, 0.5],
        [68, 474, -0.66],
        [98, 474, 0.56],
        [262, 474, 0.4],
        [284, 474, -0.5],
      ]),
      plant('alder', '#452450', [
        [966, 474, -0.7],
        [1024, 474, 1.04],
        [1094, 474, -1.3],
        [1186, 474, 1.1],
      ]),
      // The boat house, seen from Clara's island as well.
      group({ x: -40, y: 296, scale: 1.3 }, ...boatHouse('#452450')),
      path('M-60 466Q600 474 1260 458V474H-60Z', '#452450'),
    ),
    rect(1320, 150, '#5A2F58', pageBounds.left, 472),
    element('use', { href: '#bank', transform: 'matrix(1 0 0 -.6 0 756)', opacity: 0.6 }),
    plant(
      'stroke',
      '#8A4E70',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
        [80, 560, 0.9],
        [350, 586, 0.9],
      ],
      0.7,
    ),
  ],
  middle: [ground('#34193E', [280, 630], [430, 574], [620, 558], [1140, 564])],
  front: [
    // A bulrush in the foreground, cut off by the picture's edge.
    ...reeds(650, [[1150, 220, 24]], '#22122F', '#5E2A48'),
    blades('#22122F', [
      [1092, 620, 100],
      [1160, 630, 150],
    ]),
  ],
})
