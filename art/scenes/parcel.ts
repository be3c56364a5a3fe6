import { snail } from '../characters/friends/snail'
import type { Scene } from '../kit/scene'
import {
  colours as c,
  type Drawing,
  element,
  ellipse,
  group,
  line,
  type Placement,
  path,
  shade,
} from '../kit/svg'
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
    line(
      'M72 230L88 246M128 229L114 246M194 231L212 246M252 228L242 246M322 230L342 246M380 228L368 246M440 230L457 246M496 229L484 246',
      '#D5C0F2',
      4,
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

/** A colouring page, 150 × 112, around (0, 0). */
const sheet = (place: Placement, outlines: string, ...more: Drawing[]) =>
  group(
    { ...place, scale: 0.84 },
    path('M-75-56H75V56H-75Z', '#fff', { stroke: '#DDBE93', 'stroke-width': 4 }),
    path(outlines, '#fff', { stroke: c.ink, 'stroke-width': 4 }),
    ...more,
  )

/** The three colouring pages of the site. */
const sheets = [
  sheet(
    { x: 448, y: 384, rotate: -13 },
    'M-75 34Q-30 12 10 26T75 24',
    element('g', { stroke: c.ink, 'stroke-width': 2.4 }, mapleLeaf('#fff', { x: -34, y: -16, scale: 1.7 })),
  ),
  sheet(
    { x: 606, y: 382, rotate: 9 },
    'M-10-46H60V-4H-10ZM25-46V-4M-10-25H60M-62 42C-66 24-54 12-40 12L-32-2-22 12C28-8 66 10 66 42ZM-24 42C-14 38-12 24-22 12',
  ),
  sheet(
    { x: 530, y: 396, rotate: -2 },
    'M-56-22A17 17 0 0 1-22-22 17 17 0 0 1-56-22ZM-75 24Q-30 6 2 22M48 24Q62 22 75 16M4 46C-4 22 8 12 8 0L0-32 17-18H33L50-32 42 0C42 12 54 22 46 46Z',
  ),
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
      group({ x: 96, y: 438, scale: 0.66, flip: true }, snail({ mood: 'proud' })),
    ],
  },
}
