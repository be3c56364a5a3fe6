import { hedgehog } from '../characters/friends/hedgehog'
import { mouse } from '../characters/friends/mouse'
import { wavingNori } from '../characters/nori'
import type { Scene } from '../kit/scene'
import { colours as c, ellipse, group, line, type Placement, path, shade } from '../kit/svg'
import { fir, maple } from '../places'
import { mapleLeaf } from '../props/objects'

/* The 404 picture: Nori searches under the leaves while the mouse carries the missing page away. */

const red = '#E8593B'

/** A heap of leaves, around (0, 0). */
const leafHeap = (place: Placement) =>
  group(
    place,
    path('M-92 0C-84-26-50-44-10-46C36-48 76-30 92 0Z', '#C9552F'),
    ...[
      [-62, -10, 20, '#EF7B45'],
      [-26, -34, -30, c.sun],
      [20, -40, 40, '#EF7B45'],
      [56, -20, -16, red],
      [-4, -14, 70, c.sunDark],
      [-48, -30, -60, red],
      [34, -8, 12, c.sun],
    ].map(([x, y, rotate, fill]) =>
      mapleLeaf(String(fill), { x: Number(x), y: Number(y), rotate: Number(rotate), scale: 1.25 }),
    ),
  )

/** The missing page on the mouse's back. */
const missingPage = (place: Placement) =>
  group(
    place,
    path('M-46-76L30-82L48-66L54 6L-40 12Z', '#fff'),
    shade(path('M30-82L34-62L48-66Z', c.whiteShade)),
    line('M-30-46L24-50M-28-30L36-35M-26-14L20-17', '#C9B4F5', 5),
    path('M-30-66h.1', 'none', { stroke: c.violet, 'stroke-width': 10, 'stroke-linecap': 'round' }),
  )

export const notFound: Scene = {
  width: 700,
  height: 480,
  draw: () => [
    ellipse(360, 386, 320, 66, '#E9DDFB'),
    ...[
      [120, 386, 0.9],
      [172, 378, 1.25],
      [226, 384, 0.8],
    ].map(([x, y, size]) => fir(Number(x), Number(y), Number(size), '#B9A0EA')),
    ellipse(350, 424, 330, 44, '#BFE6D6'),
    shade(ellipse(330, 440, 270, 22, '#A9DBC4')),
    maple({ x: 576, y: 420, scale: 0.7 }),
    group(
      { x: 604, y: 446, scale: 0.8, flip: true },
      group({ x: 0, y: -26, rotate: -4 }, missingPage({})),
      mouse({}),
    ),
    // The leaf that Nori lifts.
    mapleLeaf(red, { x: 204, y: 322, rotate: -34, scale: 2.3 }),
    group(
      { x: 356, y: 448, scale: 0.66, flip: true },
      wavingNori({ mood: 'worried', turn: 0.3, look: [0.6, 0.9], tilt: 8 }),
    ),
    leafHeap({ x: 214, y: 452, scale: 0.9 }),
    group({ x: 104, y: 446, flip: true, scale: 0.66 }, hedgehog({ mood: 'puzzled', look: [-0.6, -0.9] })),
    ...[
      [440, 444, 20, c.sun],
      [486, 436, -40, '#EF7B45'],
      [404, 446, 70, red],
    ].map(([x, y, rotate, fill]) =>
      mapleLeaf(String(fill), { x: Number(x), y: Number(y), rotate: Number(rotate), scale: 1.1 }),
    ),
    group({ x: 180, y: 96 }, group({ class: 'drift' }, mapleLeaf(c.sunDark, { rotate: 30, scale: 1.4 }))),
  ],
}
