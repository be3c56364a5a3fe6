import { snail } from '../characters/friends/snail'
import type { Scene } from '../kit/scene'
import { colours as c, element, ellipse, group, type Placement, path, shade } from '../kit/svg'
import { mapleLeaf } from '../props/objects'

/*
 * The parcel in two pictures of the same size: what is behind the three books, and what is in front of them. The page
 * puts the covers between them, with titles in its language (components/sections/offer.css).
 */

const size = { width: 680, height: 450 }
const kraft = { light: '#EBC08E', face: '#D9A066', side: '#BE8348', inside: '#8A5A30' }

/** A bow, around (0, 0). */
const bow = (place: Placement) =>
  group(
    place,
    path('M-6 0L-44 52L-24 46L-14 60L4 6ZM6 0L40 50L22 46L12 60L-4 6Z', c.violetDeep),
    path('M0 0C-10-44-78-66-92-30C-98 4-40 20 0 0C40 20 98 4 92-30C78-66 10-44 0 0Z', c.violet),
    shade(path('M0 0C-16-22-54-42-68-22C-72 0-30 8 0 0C30 8 72 0 68-22C54-42 16-22 0 0Z', c.violetDeep)),
    path('M-14-12C-8-20 8-20 14-12C18 0 14 14 0 15C-14 14-18 0-14-12Z', c.violet),
  )

/** Tissue paper around the books. */
const tissue = [
  path(
    'M26 246C36 227 54 220 72 230C90 208 116 214 128 229C152 211 180 215 194 231C214 213 236 210 252 228C278 208 308 213 322 230C342 211 366 213 380 228C402 210 426 212 440 230C458 213 482 212 496 229C514 217 530 228 536 246Z',
    c.lilac,
  ),
  shade(
    path(
      'M72 230L88 246M128 229L114 246M194 231L212 246M252 228L242 246M322 230L342 246M380 228L368 246M440 230L457 246M496 229L484 246',
      'none',
      { stroke: '#D5C0F2', 'stroke-width': 4 },
    ),
  ),
]

/** Front of the box, 536 wide, with a ribbon. */
const boxFront = [
  path('M548 404V242L598 204V366Z', kraft.side),
  path('M12 242H548V404H12Z', kraft.face),
  path('M598 204L548 242L604 264L648 226Z', kraft.light),
  path('M12 242L66 204L36 178L0 208Z', kraft.light),
  // Front flap and its shade.
  shade(path('M12 242H548V271C400 283 156 283 12 271Z', kraft.side, { opacity: 0.5 })),
  path('M12 240H548L562 267H0Z', kraft.light),
  path('M12 322H548V350H12Z', c.violet),
  shade(path('M548 322L598 284V312L548 350Z', c.violetDeep)),
  bow({ x: 280, y: 336, scale: 1.04 }),
]

/** Colouring pages and crayons. */
const sheets = [
  path('M522 436L558 402L674 406L654 442Z', '#fff'),
  shade(path('M522 436L654 442L653 446L521 440Z', '#E4D2B8')),
  element(
    'g',
    {
      transform: 'translate(594 426) scale(.8 .42) rotate(24)',
      fill: 'none',
      stroke: c.ink,
      'stroke-width': 2,
    },
    mapleLeaf('none', { scale: 1.5 }),
  ),
  group({ x: 636, y: 426, rotate: -22 }, path('M-40-6H24L40 0L24 6H-40Z', '#E8593B')),
]

/** The parcel's pictures by file name. */
export const parcelScenes: Record<string, Scene> = {
  'parcel-back': {
    ...size,
    draw: () => [
      shade(ellipse(300, 408, 292, 17, c.ink, { opacity: 0.16 })),
      path('M12 242L66 204H598L548 242Z', kraft.inside),
      path('M66 204H598L608 168H50Z', kraft.light),
    ],
  },
  'parcel-front': {
    ...size,
    draw: () => [
      ...tissue,
      ...boxFront,
      ...sheets,
      group({ x: 608, y: 412, scale: 0.7 }, snail({ mood: 'proud' })),
    ],
  },
}
