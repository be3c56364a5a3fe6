import { gradient, pool } from '../glow'
import { el } from '../svg'
import { blades, page, rect, slope } from './land'
import { reeds } from './river'
import { pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

/* The bank of the river in the late dusk (page 6). */

/** The same bank, close: the water behind, reeds and a willow at the right. */
export const riverClose = () => ({
  back: [
    ...pageSky([0, '#343670'], [0.4, '#4A4480'], [0.66, '#66508A'], [0.9, '#86588E']),
    // All that is left of the day, low over the water.
    ...pool('band', { at: [840, 470], colour: '#FFB8A8', edge: '#DC84A0', reach: 700 }, 1, 0.18),
    stencils('oak', 'poplar', 'stroke', 'strand'),
    ...starDust(9, 22, 240, '#FFF4E0', 'left'),
    // Three masses of trees: far on the left, a grove behind the two, a poplar by itself.
    el(
      'g',
      { id: 'bank' },
      plant('oak', '#56487F', [
        [96, 472, 0.8],
        [20, 478, -0.6],
        [220, 482, -1, 0.5],
        [1004, 474, 0.5],
        [1110, 474, -0.9],
      ]),
      plant('oak', '#463E78', [
        [1072, 478, 1.3],
        [520, 478, -0.9],
        [448, 474, 0.6],
      ]),
      plant('poplar', '#4E437B', [
        [330, 474, 0.7],
        [1226, 474, 1.1],
      ]),
    ),
    gradient('water', [
      [0, '#72568A'],
      [0.4, '#5A4C86'],
      [1, '#403C76'],
    ]),
    rect(1320, 150, 'url(#water)', page.left, 470),
    el('use', { href: '#bank', transform: 'matrix(1 0 0 -.5 0 706)', opacity: 0.3 }),
    plant(
      'stroke',
      '#80629A',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
        [1010, 512, 1],
      ],
      0.7,
    ),
  ],
  middle: [
    slope('#2C2A60', [280, 630], [430, 574], [620, 558], [1140, 564]),
    plant('stroke', '#3C3870', [[1100, 578, 0.9]]),
  ],
  front: [
    plant('strand', '#28265C', [
      [1150, -20, 0.9],
      [1112, -40, -0.7],
      [1182, 40, -1],
      [1204, 110, 0.9],
      [1078, -90, 0.7],
    ]),
    // Near enough to touch, and cut off by the page.
    ...reeds(
      650,
      [
        [1150, 300, 20],
        [1196, 380, 10],
        [1110, 200, 26],
      ],
      '#1C1A48',
      '#4E2C50',
    ),
    blades('#1C1A48', [
      [1092, 620, 100],
      [1160, 630, 150],
      [436, 618, 60],
    ]),
  ],
})
