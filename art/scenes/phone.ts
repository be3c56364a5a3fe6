import { duck } from '../characters/friends/duck'
import { mouse } from '../characters/friends/mouse'
import { snail } from '../characters/friends/snail'
import { noriHead } from '../characters/nori/head'
import type { Scene } from '../kit/scene'
import { dashedLine, rect } from '../kit/shapes'
import { colours as c, type Drawing, element, ellipse, group, line, path, shade } from '../kit/svg'
import { gradientSky, land } from '../places'
import { biscuit } from '../props/objects'

/* The app on a phone held sideways: three friends, and lines that connect them to what they eat. */

const [width, height] = [780, 390]
const rowY = [83, 195, 307]

/** A friend on a cushion. */
const friendOnCushion = (row: number, fill: string, dark: string, friend: Drawing) =>
  group({ x: 370, y: rowY[row] }, shade(ellipse(0, 5, 68, 50, dark)), ellipse(0, 0, 68, 50, fill), friend)

const nori = group({ y: 20, scale: 0.3 }, noriHead({ turn: 0.3, look: [0.9, 0.7], mouth: 'open' }))
const clara = group({ x: 6, y: 44, scale: 0.36, flip: true }, duck({ mood: 'curious' }))
const presto = group({ y: 40, scale: 0.6, flip: true }, snail({ look: [-0.9, -0.3] }))

/** A plate with a snack. */
const plate = (row: number, ...snack: Drawing[]) =>
  group(
    { x: 648, y: rowY[row] },
    shade(ellipse(0, 6, 58, 48, '#D9C8F0')),
    ellipse(0, 0, 58, 48, '#fff'),
    shade(ellipse(0, 0, 42, 34, 'none', { stroke: '#E8DDF8', 'stroke-width': 4 })),
    ...snack,
  )

const leaf = group(
  { rotate: -8, scale: 0.9 },
  path('M-30 24C-36-18-4-34 34-30C38 8 14 36-16 30Z', c.leaf),
  shade(path('M-16 30C-4 8 14-14 34-30C38 8 14 36-16 30Z', '#27886C')),
  line('M-32 32C-14 10 0-4 18-14M-8 8L-10-8M4-4L18 2', '#1F6B54', 4),
)

/** Peas, which ducks may eat; bread is bad for them. */
const peas = [
  line('M-22 3h.1M-8 14h.1M9 15h.1M23 4h.1M2-3h.1M-12-11h.1M12-12h.1', '#4E9B3C', 19),
  line('M-23 1h.1M-9 12h.1M8 13h.1M22 2h.1M1-5h.1M-13-13h.1M11-14h.1', '#7CC45E', 14),
]

/** The line that a child has drawn so far, from Nori to the biscuit. */
const drawn = 'M452 84C520 88 500 190 560 196'
const drawnLine = [
  line(drawn, c.lilac, 20),
  line(drawn, c.violet, 11),
  shade(ellipse(566, 197, 17, 17, c.violet, { opacity: 0.25 })),
  ellipse(566, 197, 9, 9, c.violetDeep),
]

/** Lines still to be drawn: the duck's to the peas, the snail's to the leaf. */
const dottedLines = dashedLine(
  'M454 204C524 212 516 292 580 302M454 308C534 284 536 120 581 92',
  '#8F6AD8',
  8,
  '.1 18',
)

/** The screen. The frame over its edge has round corners. */
const screen = [
  element(
    'svg',
    { x: 24, y: 24, width: 732, height: 342, viewBox: '24 24 732 342' },
    ...gradientSky(width, height, [
      [0, c.morning],
      [0.5, '#FFE9D6'],
      [0.95, '#EBDCFF'],
    ]),
    land(width, height, '#BFE6D6', [286, 296, 318, 322, 318]),
    land(width, height, '#8FD0AE', [322, 330, 344, 350, 346]),
    rect(width, 40, c.leaf, 0, 356),
    mouse({ x: 168, y: 358, scale: 1.3, flip: true }, true),
  ),
  line('M67 15H713Q765 15 765 67V323Q765 375 713 375H67Q15 375 15 323V67Q15 15 67 15Z', c.ink, 20),
  line('M50 151V239', c.ink, 24),
]

export const phone: Scene = {
  width,
  height,
  draw: () => [
    line('M478 10H558', '#1D0F30', 16),
    ...screen,
    dottedLines,
    friendOnCushion(0, c.lilac, '#D5C0F2', nori),
    friendOnCushion(1, '#FFE3B8', '#F2C98C', clara),
    friendOnCushion(2, '#D3F0E2', '#A9DBC4', presto),
    plate(0, leaf),
    plate(1, biscuit({ scale: 1.1 })),
    plate(2, ...peas),
    ...drawnLine,
  ],
}
