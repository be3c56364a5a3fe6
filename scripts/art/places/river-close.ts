import { gradient, pool } from '../glow'
import { el, path } from '../svg'
import { blades, page, rect, slope } from './land'
import { reeds } from './river'
import { pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

/* The bank of the river in the late dusk (page 6). */

/** The same bank, close: the water behind, reeds at the right. */
export const riverClose = () => ({
  back: [
    ...pageSky([0, '#343670'], [0.4, '#4A4480'], [0.66, '#5E4E8A'], [0.9, '#7A568E']),
    // All that is left of the day, low over the water.
    ...pool('band', { at: [840, 470], colour: '#FFB8A8', edge: '#DC84A0', reach: 520 }, 1, 0.2),
    stencils('alder', 'stroke'),
    ...starDust(9, 16, 240, '#FFF4E0', 'left'),
    // The alders on the far bank: some far away on the left, a grove behind the two.
    el(
      'g',
      { id: 'bank' },
      plant('alder', '#54477F', [
        [20, 474, 0.6],
        [74, 474, -0.84],
        [128, 474, 0.66],
        [262, 474, 0.5],
        [300, 474, -0.62],
      ]),
      plant('alder', '#423C76', [
        [424, 474, 0.7],
        [480, 474, -1.04],
        [540, 474, 0.8],
        [966, 474, -0.7],
        [1020, 474, 0.94],
        [1084, 474, -1.16],
        [1150, 474, 0.96],
        [1206, 474, -1.2],
      ]),
      path('M-60 466Q600 474 1260 458V474H-60Z', '#423C76'),
    ),
    gradient('water', [
      [0, '#6A548A'],
      [0.4, '#5A4C86'],
      [1, '#403C76'],
    ]),
    rect(1320, 150, 'url(#water)', page.left, 472),
    el('use', { href: '#bank', transform: 'matrix(1 0 0 -.6 0 756)', opacity: 0.7 }),
    plant(
      'stroke',
      '#80629A',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
      ],
      0.7,
    ),
  ],
  middle: [slope('#2C2A60', [280, 630], [430, 574], [620, 558], [1140, 564])],
  front: [
    // Near enough to touch, and cut off by the page.
    ...reeds(
      650,
      [
        [1150, 300, 20],
        [1110, 200, 26],
      ],
      '#1C1A48',
      '#4E2C50',
    ),
    blades('#1C1A48', [
      [1092, 620, 100],
      [1160, 630, 150],
    ]),
  ],
})
