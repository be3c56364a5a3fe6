import { duck } from '../characters/friends/duck'
import { mouse } from '../characters/friends/mouse'
import { snail } from '../characters/friends/snail'
import { noriHead } from '../characters/nori/head'
import type { Scene } from '../kit/scene'
import { rect } from '../kit/shapes'
import { colours as c, type Drawing, element, ellipse, group, line, path, shade } from '../kit/svg'
import { gradientSky, land } from '../places'
import { biscuit } from '../props/objects'

/* The app on a phone: three friends, and lines that connect them to what they eat. */

const rowY = [296, 436, 576]

/** A friend on a cushion. */
const friendOnCushion = (row: number, fill: string, dark: string, ...friend: Drawing[]) => [
  shade(ellipse(116, (rowY[row] ?? 0) + 6, 72, 64, dark)),
  ellipse(116, rowY[row] ?? 0, 72, 64, fill),
  ...friend,
]

/** A plate with a snack. */
const plate = (row: number, ...snack: Drawing[]) =>
  group(
    { x: 314, y: rowY[row] },
    shade(ellipse(0, 7, 58, 52, '#D9C8F0')),
    ellipse(0, 0, 58, 52, '#fff'),
    shade(ellipse(0, 0, 42, 37, 'none', { stroke: '#E8DDF8', 'stroke-width': 4 })),
    ...snack,
  )

const leaf = group(
  { rotate: -8, scale: 0.9 },
  path('M-30 24C-36-18-4-34 34-30C38 8 14 36-16 30Z', c.leaf),
  shade(path('M-16 30C-4 8 14-14 34-30C38 8 14 36-16 30Z', '#27886C')),
  line('M-32 32C-14 10 0-4 18-14M-8 8L-10-8M4-4L18 2', '#1F6B54', 4),
)

const bread = group(
  {},
  path('M-36 12C-42-12-20-26 0-26S42-12 36 12C30 24-30 24-36 12Z', '#D9A45E'),
  shade(path('M-36 12C-30 24 30 24 36 12C38 6 38 2 37-2C26 12-26 12-37-2C-38 2-38 6-36 12Z', '#B98142')),
  line('M-18-14l8 14M-2-18l8 16M14-16l8 14', '#FBE0B0', 5),
)

/** The line that a child has drawn so far, from Nori towards the biscuit. */
const drawnLine = [
  line('M190 306C246 330 200 420 226 470S246 552 262 566', c.lilac, 22),
  line('M190 306C246 330 200 420 226 470S246 552 262 566', c.violet, 11),
  shade(ellipse(264, 568, 17, 17, c.violet, { opacity: 0.25 })),
  ellipse(264, 568, 9, 9, c.violetDeep),
]

/** A line still to be drawn. */
const dottedLine = (d: string) =>
  shade(
    element('path', {
      d,
      fill: 'none',
      stroke: '#C9B4F5',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-dasharray': '1 18',
    }),
  )

const button = element('rect', { x: 402, y: 196, width: 16, height: 96, rx: 8, fill: '#1D0F30' })

/** The screen. The frame over its edge has round corners. */
const screen = [
  element(
    'svg',
    { x: 24, y: 24, width: 372, height: 732, viewBox: '24 24 372 732' },
    ...gradientSky(420, 780, [
      [0, c.morning],
      [0.5, '#FFE9D6'],
      [0.9, '#EBDCFF'],
    ]),
    land(420, 780, '#BFE6D6', [668, 650, 660, 642]),
    land(420, 780, '#8FD0AE', [704, 694, 690, 700]),
    mouse({ x: 300, y: 742, scale: 1.2 }, true),
    rect(420, 40, c.leaf, 0, 736),
  ),
  element('rect', {
    x: 15,
    y: 15,
    width: 390,
    height: 750,
    rx: 52,
    fill: 'none',
    stroke: c.ink,
    'stroke-width': 20,
  }),
  element('rect', { x: 154, y: 38, width: 112, height: 24, rx: 12, fill: c.ink }),
]

export const phone: Scene = {
  width: 420,
  height: 780,
  draw: () => [
    button,
    ...screen,
    dottedLine('M196 432C230 428 230 440 250 436'),
    dottedLine('M196 566C280 520 180 350 254 304'),
    ...friendOnCushion(
      0,
      c.lilac,
      '#D5C0F2',
      group({ x: 116, y: 322, scale: 0.34 }, noriHead({ turn: 0.3, look: [0.9, 0.7], mouth: 'open' })),
    ),
    ...friendOnCushion(
      1,
      '#FFE3B8',
      '#F2C98C',
      group({ x: 122, y: 482, scale: 0.38, flip: true }, duck({ mood: 'curious' })),
    ),
    ...friendOnCushion(
      2,
      '#D3F0E2',
      '#A9DBC4',
      group({ x: 116, y: 622, scale: 0.68, flip: true }, snail({ look: [-0.9, -0.3] })),
    ),
    plate(0, leaf),
    plate(1, bread),
    plate(2, biscuit({ scale: 1.1 })),
    ...drawnLine,
  ],
}
