import { withContourLines } from '../kit/contour-lines'
import { rect } from '../kit/shapes'
import { element, group, path } from '../kit/svg'
import { ground, pageBounds } from './ground'
import { plant, plantShapes } from './plants'
import { boatHouse } from './river'
import { starField } from './sky'

/* A river bank at night, close up (page 6). */

/** The ground is at about y = 564. */
export const riverClose = () => ({
  back: [
    rect(1320, 620, '#432650', -60),
    // A far bank of cloud: the near one below, mirrored, taller and paler.
    element('use', { href: '#hills', transform: 'matrix(-1 0 0 1.5 1200 -216)', opacity: 0.4 }),
    ...starField(8, 13, 240, '#F0E6FA', 'left'),
    plantShapes('alder', 'poplar', 'stroke'),
    element(
      'g',
      { id: 'bank' },
      // Mist over the water, in flat bands. Nothing glows before the moon comes.
      element(
        'g',
        { id: 'hills' },
        ...withContourLines(
          'hill',
          path(
            'M-60 474V420C100 400 260 410 400 380C560 344 700 300 900 296S1160 320 1260 310V474',
            '#643A6E',
          ),
          ['#744A7C', 2],
          [
            [20, 12],
            [-30, 26],
            [40, 48],
          ],
        ),
      ),
      path('M412 474C500 440 580 400 700 384C840 366 1000 350 1260 372V474Z', '#58345F'),
      // The far bank: pale poplars on the left, alders behind the figures.
      plant('poplar', '#58345F', [
        [40, 474, 0.5],
        [68, 474, -0.66],
        [98, 474, 0.56],
      ]),
      plant('alder', '#371C46', [
        [946, 474, -0.7],
        [1002, 474, 1.04],
        [1156, 474, -1.3],
      ]),
      // The boat house, seen from Clara's island as well.
      group({ x: -40, y: 296, scale: 1.3 }, ...boatHouse('#371C46')),
      path('M-60 466Q600 474 1260 458V474H-60Z', '#371C46'),
    ),
    rect(1320, 150, '#482A58', pageBounds.left, 472),
    element('use', { href: '#bank', transform: 'matrix(1 0 0 -.6 0 756)', opacity: 0.6 }),
    plant(
      'stroke',
      '#7A4C80',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
        // A cloud.
        [1080, 224, -1.6],
      ],
      0.7,
    ),
  ],
  middle: [ground('#2A1438', [280, 630], [430, 574], [620, 558], [1140, 564])],
})
