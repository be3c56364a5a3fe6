import { linearGradient, pool } from '../kit/light-effects'
import { rect } from '../kit/shapes'
import { element, path } from '../kit/svg'
import { blades, ground, pageBounds } from './ground'
import { plant, plantShapes } from './plants'
import { reeds } from './river'
import { starField, storySky } from './sky'

/* A river bank in late dusk, close up (page 6). */

/** The ground is at about y = 564. */
export const riverClose = () => ({
  back: [
    ...storySky([0, '#2B2D62'], [0.4, '#3F3A74'], [0.66, '#524480'], [0.9, '#704E86']),
    // The last daylight over the water.
    ...pool('band', { at: [840, 470], colour: '#FFB8A8', fadeTo: '#DC84A0', radius: 520 }, 1, 0.2),
    plantShapes('alder', 'poplar', 'stroke'),
    ...starField(8, 16, 240, '#FFF4E0', 'left'),
    // The far bank: pale poplars on the left, alders behind the figures.
    element(
      'g',
      { id: 'bank' },
      plant('poplar', '#453A74', [
        [40, 474, 0.5],
        [68, 474, -0.66],
        [98, 474, 0.56],
        [262, 474, 0.4],
        [284, 474, -0.5],
      ]),
      plant('alder', '#312D62', [
        [398, 474, 0.8],
        [456, 474, -1.2],
        [966, 474, -0.7],
        [1024, 474, 1.04],
        [1094, 474, -1.3],
        [1186, 474, 1.1],
      ]),
      path('M-60 466Q600 474 1260 458V474H-60Z', '#312D62'),
    ),
    linearGradient('water', [
      [0, '#5C487E'],
      [0.4, '#4A3E76'],
      [1, '#322E66'],
    ]),
    rect(1320, 150, 'url(#water)', pageBounds.left, 472),
    element('use', { href: '#bank', transform: 'matrix(1 0 0 -.6 0 756)', opacity: 0.7 }),
    plant(
      'stroke',
      '#74588E',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
      ],
      0.7,
    ),
  ],
  middle: [ground('#25244F', [280, 630], [430, 574], [620, 558], [1140, 564])],
  front: [
    // A bulrush in the foreground, cut off by the picture's edge.
    ...reeds(650, [[1150, 220, 24]], '#1C1A48', '#4E2C50'),
    blades('#1C1A48', [
      [1092, 620, 100],
      [1160, 630, 150],
    ]),
  ],
})
