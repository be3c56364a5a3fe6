import { rabbit, snail } from './friends'
import * as nori from './nori'
import { land, maple, rect, ridge, treeLine } from './places'
import { pawPrint, stars } from './props'
import type { Scene } from './scene'
import type { Drawn } from './svg'
import { colours as c, el, ellipse, group, line, path, shade } from './svg'

/* The three books' covers. Their upper third is for the title, which the page writes. */

const size = { width: 600, height: 720 }
const { width, height } = size

/** The fold at the spine and, at the foot, the imprint of the press. */
const cover = ({ fold, imprint }: { fold: string; imprint: string }, ...picture: Drawn[]): Scene => ({
  ...size,
  draw: () => [
    ...picture,
    shade(rect(22, height, fold)),
    shade(el('rect', { x: 27, width: 4, height, fill: fold })),
    group({ x: 72, y: 676, scale: 0.34 }, pawPrint(imprint)),
  ],
})

/** Water that leaps at the edge of the puddle, to the left. */
const splash = (place: Parameters<typeof group>[0]) =>
  group(
    place,
    path(
      'M0 0C-34-6-62-30-70-66C-50-52-34-46-20-46C-34-74-34-106-20-132C-8-96 8-70 34-54C40-70 50-82 64-90C58-56 62-28 78 0Z',
      '#7CC4F0',
    ),
    shade(path('M6-8C-8-22-14-46-14-70C-2-48 14-32 34-24Z', '#A9DBF7')),
    path('M-58-104c-9 17-10 26 0 26s9-9 0-26ZM20-150c-8 15-9 22 0 22s8-7 0-22Z', '#7CC4F0'),
  )

const puddle = [
  rect(width, height, c.sun),
  shade(ellipse(310, 520, 262, 262, '#FFE3A3')),
  ...[
    [92, 300],
    [190, 262],
    [470, 262],
    [540, 330],
  ].map(([x, y]) => shade(path(`M${x} ${y}c-12 22-14 36 0 36s12-14 0-36Z`, '#5FB4EA'))),
  splash({ x: 140, y: 620 }),
  splash({ x: 492, y: 624, flip: true }),
  path(
    'M74 636C74 582 224 560 322 566C440 562 540 588 536 636C530 692 400 702 302 698C192 702 76 696 74 636Z',
    '#7CC4F0',
  ),
  shade(path('M144 640C154 616 264 602 334 606C422 604 480 618 470 642C440 668 184 670 144 640Z', '#A9DBF7')),
  group({ x: 282, y: 636, scale: 0.55 }, nori.jumping()),
]

const map = [
  path('M-172-104L-58-126L60-104L172-126L178-26L64-4L-58-26L-170-6Z', '#FFF6E0'),
  shade(path('M-58-126L60-104L64-4L-58-26ZM172-126L178-26L120-15L116-115Z', '#F2E2BE')),
  line('M-76-34C-70-70-44-76-22-58S20-44 34-62', '#E8593B', 8),
  line('M48-94l22 22M70-94l-22 22', '#E8593B', 8),
]

const borrowedMap = [
  rect(width, height, '#CDB8FF'),
  shade(ridge(width, height, '#DCCDFF', [400, 350, 390, 310, 370, 330, 400])),
  ...treeLine(width, height, '#A78BE0', 468, 440),
  land(width, height, '#8FD0AE', [462, 444, 456, 432]),
  land(width, height, '#62BA90', [600, 586, 600, 570]),
  shade(
    path(
      'M230 720C260 660 420 640 424 590C428 550 364 530 374 453H386C392 520 490 540 488 596C486 660 420 690 424 720Z',
      c.oat,
    ),
  ),
  maple({ x: 530, y: 566, scale: 0.64 }),
  group(
    { x: 262, y: 682, scale: 0.74 },
    nori.holding({
      mood: 'curious',
      turn: 0.2,
      look: [0.3, 0.9],
      tilt: 6,
      hands: [
        [-128, -72],
        [132, -80],
      ],
      held: group({ y: -12, scale: 0.76 }, ...map),
    }),
  ),
  group({ x: 514, y: 692, scale: 0.72 }, snail()),
]

/** The lighthouse's beam, which fades. */
const beam = [
  el(
    'defs',
    {},
    el(
      'radialGradient',
      { id: 'beam', gradientUnits: 'userSpaceOnUse', cx: 420, cy: 330, r: 430 },
      el('stop', { offset: 0, 'stop-color': '#FFF3CF', 'stop-opacity': 0.95 }),
      el('stop', { offset: 1, 'stop-color': '#C9C4FF', 'stop-opacity': 0.08 }),
    ),
  ),
  shade(path('M420 330L0 268V404ZM420 330L600 262V398Z', 'url(#beam)')),
]

const lighthouse = [
  path('M378 364H462L490 660H350Z', '#fff'),
  shade(path('M436 364H462L490 660H446Z', '#E4DDF0')),
  path('M374 410H466L472 470H368ZM362 530H478L484 590H356Z', '#E8593B'),
  shade(path('M438 410H466L472 470H441ZM444 530H478L484 590H446Z', '#C44530')),
  path('M384 304H456V366H384Z', c.sun),
  path('M372 306L420 262L468 306ZM370 362H470V380H370Z', '#E8593B'),
]

const lighthouseRiddle = [
  rect(width, height, '#23507A'),
  shade(land(width, height, '#2F5F8C', [420, 404, 430, 410])),
  ...beam,
  stars([
    [80, 250, 9],
    [230, 282, 7],
    [530, 440, 8],
    [290, 420, 6],
    [74, 450, 6],
  ]),
  ...lighthouse,
  land(width, height, '#1B3F63', [600, 574, 610, 580]),
  land(width, height, c.leaf, [650, 632, 604, 612]),
  group(
    { x: 206, y: 690, scale: 0.66 },
    nori.threeQuarter({ mood: 'curious', turn: 0.5, look: [0.8, -0.7] }),
  ),
  group({ x: 504, y: 694, scale: 0.66 }, rabbit({ mood: 'curious', look: [-0.4, -0.8] })),
]

export const coverScenes: Record<string, Scene> = {
  'cover-first': cover({ fold: c.sunDark, imprint: '#E39B1F' }, ...puddle),
  'cover-second': cover({ fold: '#B79CF7', imprint: '#2F7A5E' }, ...borrowedMap),
  'cover-third': cover({ fold: '#173A5E', imprint: '#1B6B54' }, ...lighthouseRiddle),
}
