import { snail } from '../characters/friends/snail'
import type { Scene } from '../kit/scene'
import { colours as c, element, group, line, type Placement, path, shade } from '../kit/svg'
import { fir } from '../places'
import { heart, moon, pawPrint, stars } from '../props/objects'
import { customBook } from './custom-book'
import { parcelScenes } from './parcel'

/* Paper things: the parcel with the three books, the personalised book, the letter. */

/** A stamped envelope, 176 × 112, around (0, 0). */
const envelope = (place: Placement) =>
  group(
    place,
    element('rect', { x: -88, y: -56, width: 176, height: 112, rx: 7, fill: c.cream }),
    shade(path('M-88 42V49Q-88 56-81 56H81Q88 56 88 49V42Z', c.whiteShade)),
    path('M-86-52Q-84-56-78-56H78Q84-56 86-52L9 10Q0 16-9 10Z', c.lilac),
    shade(line('M-85-53L-9 9Q0 15 9 9L85-53', '#CDB8F2', 4)),
    heart('#E8593B', { y: 10, scale: 0.9 }),
    // Stamp with a paw print.
    path('M44 14H76V48H44Z', c.sun),
    group({ x: 60, y: 32, scale: 0.2 }, pawPrint(c.violetDark)),
  )

/** The snail carrying a letter over a hill at night. */
const letter: Scene = {
  width: 620,
  height: 260,
  draw: () => [
    group({ x: 116, y: 84, scale: 0.78 }, moon({}, 'slice')),
    stars([
      [40, 130, 6],
      [196, 36, 8],
      [470, 40, 6],
      [540, 84, 9],
      [590, 30, 6],
    ]),
    shade(path('M24 250C120 200 300 190 420 204C500 212 560 226 604 250Z', '#463A82')),
    ...[486, 522, 552].map((x, i) => fir(x, 226 + i * 4, 0.52 + (i % 2) * 0.18, '#2F2566')),
    path('M4 252C150 226 470 226 616 252C470 262 150 262 4 252Z', '#54429A'),
    // The snail's trail.
    shade(line('M420 243h30M470 245h20M508 247h16M540 249h10', '#B9A4F0', 6)),
    group(
      { x: 296, y: 246, scale: 1.15 },
      envelope({ x: 40, y: -128, rotate: -7, scale: 0.92 }),
      snail({ mood: 'proud' }),
      // Strap.
      line('M-36-78C10-44 64-46 96-86', '#E8593B', 8),
    ),
  ],
}

export const paperScenes: Record<string, Scene> = { ...parcelScenes, custom: customBook, letter }
