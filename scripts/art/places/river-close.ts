import { gradient } from '../glow'
import { el } from '../svg'
import { blades, page, rect, slope } from './land'
import { reeds } from './river'
import { cloud, pageSky, starDust } from './sky'
import { plant, stencils } from './trees'

/* The bank of the river in the plum light after dusk (page 6). */

/** The same bank, close: the water behind, reeds and a willow at the right. */
export const riverClose = () => ({
  back: [
    ...pageSky([0, '#977EB4'], [0.4, '#B08CB4'], [0.62, '#D4A0B0'], [0.72, '#E2B0A8']),
    stencils('oak', 'poplar', 'stroke', 'strand'),
    ...starDust(9, 22, 240, '#FFF4E0', 'left'),
    cloud('heap', { x: 1010, y: 200, scale: 1.1 }, '#C29EB9', 0.8),
    // Three masses of trees: far on the left, a grove behind the two, a poplar by itself.
    el(
      'g',
      { id: 'bank' },
      plant('oak', '#AF8DB2', [
        [96, 472, 0.8],
        [20, 478, -0.6],
        [220, 482, -1, 0.5],
        [1004, 474, 0.5],
        [1110, 474, -0.9],
      ]),
      plant('oak', '#A383AD', [
        [1072, 478, 1.3],
        [520, 478, -0.9],
        [448, 474, 0.6],
      ]),
      plant('poplar', '#AA89B0', [
        [330, 474, 0.7],
        [1226, 474, 1.1],
      ]),
    ),
    gradient('water', [
      [0, '#D1AFBB'],
      [0.4, '#B899BB'],
      [1, '#9E85B0'],
    ]),
    rect(1320, 150, 'url(#water)', page.left, 470),
    el('use', { href: '#bank', transform: 'matrix(1 0 0 -.5 0 706)', opacity: 0.3 }),
    plant(
      'stroke',
      '#DABEBF',
      [
        [150, 500, 0.9],
        [300, 536, -1.2],
        [1010, 512, 1],
      ],
      0.7,
    ),
  ],
  middle: [
    slope('#5A4A86', [280, 630], [430, 574], [620, 558], [1140, 564]),
    plant('stroke', '#77649E', [[1100, 578, 0.9]]),
  ],
  front: [
    plant('strand', '#4A3C78', [
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
      '#352A60',
      '#6A3C60',
    ),
    blades('#352A60', [
      [1092, 620, 100],
      [1160, 630, 150],
      [436, 618, 60],
    ]),
  ],
})
