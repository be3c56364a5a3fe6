import { eye } from '../characters/face'
import { sittingNori } from '../characters/nori'
import { lettering } from '../kit/lettering'
import type { Scene } from '../kit/scene'
import { rect } from '../kit/shapes'
import { colours as c, element, ellipse, group, line, type Placement, path, shade } from '../kit/svg'
import { land } from '../places'
import { heart, tuft } from '../props/objects'
import { spine } from './covers/spine'

/* A personalised book: a child's crayon drawing next to the book made from it. */

const [skin, skinShade, hair, shirt] = ['#C98A5E', '#B0734A', '#4A2C2A', '#E8593B']

/** The child sitting in the grass, about 470 tall. */
const child = (place: Placement) =>
  group(
    place,
    // Hair buns behind the head.
    ellipse(-98, -392, 52, 50, hair),
    ellipse(92, -404, 52, 50, hair),
    path('M-78-20C-104-110-82-206-40-222H44C84-206 104-110 80-20Z', shirt),
    shade(path('M30-214C84-200 104-110 80-20H40C66-90 66-160 30-214Z', '#C9442E')),
    line('M-86-86C-40-70 40-70 88-88M-80-142C-36-128 40-128 84-144', c.cream, 14),
    path('M-30-236H34V-206C20-190-16-190-30-206Z', skinShade),
    // Crossed legs.
    path('M-110-4C-132-40-92-66-60-58L20-40L84-58C116-66 144-36 116-4Z', '#3F6FB0'),
    ellipse(-92, -8, 34, 16, c.sun),
    ellipse(96, -8, 34, 16, c.sun),
    path(
      'M-112-318C-116-400-60-436 0-436C62-436 112-398 110-318C108-250 62-216 0-216C-62-216-110-250-112-318Z',
      skin,
    ),
    ellipse(-112, -314, 20, 24, skin),
    path(
      'M-118-314C-132-408-70-458 0-458C70-458 130-410 116-314C108-350 96-374 66-386C30-400 12-398 0-414C-12-398-40-398-70-384C-98-372-110-348-118-314Z',
      hair,
    ),
    eye(-36, -318, 19, 'happy', { look: [0.7, -0.1] }),
    eye(52, -318, 19, 'happy', { look: [0.7, -0.1] }),
    line('M-58-354q18-12 38-4M36-358q20-8 36 4', hair, 8),
    shade(ellipse(-66, -276, 22, 14, '#E8795F', { opacity: 0.6 })),
    shade(ellipse(82, -276, 20, 14, '#E8795F', { opacity: 0.6 })),
    line('M8-300q10 12-4 16', skinShade, 7),
    path('M-20-268C-12-236 34-236 42-268C22-260 0-260-20-268Z', '#8A2F2A'),
  )

/** The child's arm around Nori's shoulders. */
const childsArm = [line('M252 566C276 606 316 608 362 598', shirt, 46), ellipse(378, 592, 24, 20, skin)]

const [w, h] = [600, 720]

/** The cover, 600 × 720. */
const cover = [
  rect(w, h, '#A9DCEB'),
  shade(ellipse(330, 470, 260, 250, '#D3EFF5')),
  land(w, h, '#8FD0AE', [520, 480, 500, 470, 490]),
  land(w, h, '#62BA90', [610, 590, 600, 584, 596]),
  group({ x: 400, y: 694, scale: 0.72 }, sittingNori({ turn: -0.35, look: [-0.7, -0.1], tilt: -7 })),
  group({ x: 196, y: 694, scale: 0.78 }, child({})),
  ...childsArm,
  heart('#F2727A', { x: 322, y: 268, scale: 1.1, rotate: 8 }),
  tuft(110, 700, '#1F7D62'),
  tuft(560, 696, '#1F7D62'),
  lettering('Maya', { x: 330, y: 118, scale: 1.5, rotate: -4 }, c.violetDark, c.cream),
  lettering('+ Nori', { x: 340, y: 224, scale: 1.25, rotate: -4 }, c.brickDark, c.cream),
  ...spine(c.leaf, c.oat),
  lettering('Maya + Nori', { x: 25, y: 330, scale: 0.42, rotate: 90 }, c.oat),
]

const book = (place: Placement) =>
  group(
    place,
    element('rect', { x: -146, y: -356, width: 308, height: 354, rx: 6, fill: c.leaf }),
    element('rect', { x: -146, y: -354, width: 301, height: 348, rx: 4, fill: '#FFF6E0' }),
    shade(element('path', { d: 'M151.5-352V-8', stroke: '#D9C3A0', 'stroke-width': 2 })),
    element('svg', { x: -150, y: -360, width: 300, height: 360, viewBox: `0 0 ${w} ${h}` }, ...cover),
  )

/** A crayon drawing of a dog and a child, 220 wide and 250 tall, around (0, 0). */
const crayonDrawing = (place: Placement) =>
  group(
    place,
    shade(path('M-104-118L118-124L122 130L-106 126Z', '#D9C8E8')),
    path('M-110-124L110-128L114 122L-112 118Z', '#fff'),
    line('M-96 92Q-40 80 10 90T100 84', c.leaf, 9),
    path('M-92 26C-92 6-30 4-16 14C-6 24-10 54-20 58H-84C-92 54-94 42-92 26Z', c.fur),
    line('M-80 54V84M-60 56V84M-40 56V84M-24 54V84M-92 28Q-112 14-104-10', c.fur, 9),
    path(
      'M-40-12C-52-40-48-58-40-56C-30-54-28-34-22-26H-2C2-34 8-56 16-54C24-52 18-28 12-10C20 12 6 30-14 30S-48 12-40-12Z',
      '#E8853A',
    ),
    line('M-26-4h.1M0-4h.1M-12 10h.1', c.ink, 8),
    ellipse(-70, -84, 18, 18, c.sunDark),
    line('M-70-116v-4M-48-106l4-5M-40-84h6M-92-106l-4-5M-100-84h-4M-50-62l5 5M-90-62l-5 4', c.sunDark, 6),
  )

const crayon = (fill: string, place: Placement) =>
  group(
    place,
    path('M-46-9H34L52-2Q56 0 52 2L34 9H-46Z', fill),
    shade(path('M-34-9H24V9H-34Z', c.cream, { opacity: 0.45 })),
  )

export const customBook: Scene = {
  width: 480,
  height: 420,
  draw: () => [
    shade(ellipse(262, 396, 200, 15, c.ink, { opacity: 0.16 })),
    crayonDrawing({ x: 132, y: 196, rotate: -12, scale: 1.02 }),
    book({ x: 296, y: 396, rotate: 2 }),
    crayon('#E8593B', { x: 100, y: 386, rotate: -10 }),
    crayon(c.sunDark, { x: 62, y: 362, rotate: 24 }),
  ],
}
