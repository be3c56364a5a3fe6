import { snail } from '../../characters/friends/snail'
import { holdingNori } from '../../characters/nori'
import { dashedLine, rect } from '../../kit/shapes'
import { colours as c, ellipse, group, line, path, shade } from '../../kit/svg'
import { fir, land } from '../../places'
import { leafTrail } from '../../props/objects'
import { coverColours, coverSize } from './format'

/* Cover of the second book: a borrowed map. */

const { width, height } = coverSize
const { board } = coverColours.second
/** A route on a map: dashes to a cross. */
export const route = (dashes: string, cross: string, width: number) => [
  dashedLine(dashes, '#D9472F', width, `${width * 1.6} ${width * 2}`),
  line(cross, '#D9472F', width),
]

/** The borrowed map, folded, seen from its front. */
const map = [
  path('M-172-104L-58-126L60-104L172-126L178-26L64-4L-58-26L-170-6Z', '#FFF6E0'),
  shade(path('M-58-126L60-104L64-4L-58-26ZM172-126L178-26L120-15L116-115Z', '#F2E2BE')),
  ...route('M-50-30C-54-66-34-74-18-58S14-32 22-58', 'M16-100l22 20M40-100l-24 22', 9),
]

/** The front of the cover, without spine and title. */
export const drawSecondCover = () => [
  rect(width, height, board),
  shade(ellipse(470, 330, 190, 130, '#E6DAFF')),
  shade(path('M0 720V396L74 352L140 388L232 330L318 384L400 352L470 396L600 336V720Z', '#B79BEF')),
  shade(path('M232 330L262 349L240 356L226 346L206 354L200 350ZM600 336V368L576 362L560 352Z', c.lilac)),
  land(width, height, '#8FD0AE', [438, 424, 420, 446, 430, 408]),
  ...[380, 408, 440].map((x, i) => fir(x, 446 - i * 2, 0.42 + (i % 2) * 0.2, '#1F7D62')),
  // House at the end of the route.
  path('M512 420V386H560V420Z', c.cream),
  path('M502 390L536 360L570 390Z', c.brick),
  path('M530 420V400H544V420Z', c.wood),
  land(width, height, '#62BA90', [540, 500, 486, 500, 540, 512, 486]),
  land(width, height, c.leaf, [640, 660, 640, 616, 600]),
  ...route(
    'M392 640C470 632 560 590 520 540C486 500 420 506 424 470C426 446 458 452 490 446',
    'M508 428l22 18M530 426l-22 22',
    9,
  ),
  group(
    { x: 254, y: 690, scale: 0.66 },
    holdingNori({
      mood: 'puzzled',
      turn: 0.3,
      look: [-0.2, 0.9],
      tilt: 8,
      held: group({ y: -12, scale: 0.76 }, ...map),
    }),
  ),
  group({ x: 516, y: 690, scale: 0.66 }, snail({ look: [-0.9, -0.5] })),
  ...leafTrail([572, 470, 20], [110, 430, -30]),
]
