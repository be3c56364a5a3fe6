import { duck } from '../characters/friends/duck'
import { hedgehogSittingUp } from '../characters/friends/hedgehog'
import { mouse } from '../characters/friends/mouse'
import { callingRabbit } from '../characters/friends/rabbit-poses'
import { snail } from '../characters/friends/snail'
import { thinkingNori } from '../characters/nori'
import { cutOffBelow } from '../kit/measure'
import type { Scene } from '../kit/scene'
import {
  colours as c,
  type Drawing,
  ellipse,
  group,
  line,
  type Node,
  type Placement,
  path,
  shade,
} from '../kit/svg'
import { heart } from '../props/objects'

/*
 * The friends at one breakfast table, seen from its front: thinking, moving, talking, feeling. The table's edge is the
 * bottom of the picture; whoever sits behind it is cut off there, and what is small stands on the table.
 */

const width = 1600
const height = 440

/** A window with a low sun. */
const morning = (place: Placement) =>
  group(
    place,
    path('M-230 0V-250C-230-370 230-370 230-250V0Z', '#fff'),
    path('M-206-24V-246C-206-344 206-344 206-246V-24Z', '#CFE6FA'),
    ellipse(96, -120, 58, 58, '#FFE08A'),
    path('M-206-90C-120-150-40-120 30-96C100-74 150-120 206-110V-24H-206Z', '#B7DDBF'),
    path('M-206-56C-100-90 60-40 206-70V-24H-206Z', '#93C9A2'),
    path('M-8-330H8V-20H-8ZM-210-186H210V-172H-210Z', '#fff'),
    path('M-252-14H252V8H-252Z', c.whiteShade),
  )

export const banana = (place: Placement) =>
  group(
    place,
    path('M20-70C62-92 76-130 68-178L74-194L86-192L90-174C110-120 92-70 44-50Z', c.sun),
    shade(path('M44-50C92-70 110-120 90-174C94-120 74-82 32-60Z', c.sunDark)),
  )

const bowlOfFruit = (place: Placement) =>
  group(
    place,
    ellipse(-50, -84, 40, 40, '#EF7B45'),
    ellipse(62, -80, 36, 36, '#D9483B'),
    banana({}),
    path(
      'M-6-150C18-150 20-122 28-104C38-70 10-60-4-60C-24-60-42-74-30-104C-22-122-26-150-6-150Z',
      '#B9C94A',
    ),
    line('M-5-150C-6-162 0-168 6-172', '#7A4A2B', 6),
    path('M-104-78H104C104-30 70 0 40 0H-40C-70 0-104-30-104-78Z', c.violet),
    shade(path('M-104-78H104C104-64 100-56 96-48H-96C-100-56-104-64-104-78Z', '#8A5CF0')),
  )

export const cup = (fill: string, place: Placement) =>
  group(
    place,
    line('M34-58C62-62 62-18 32-22', fill, 11),
    path('M-38-78H38L30-8C29-2 24 0 18 0H-18C-24 0-29-2-30-8Z', fill),
    ellipse(0, -78, 38, 9, '#fff'),
    ellipse(0, -77, 31, 6, '#9CD0F2'),
  )

/** A spoon, 100 long, standing on its handle. */
export const spoon = (place: Placement) =>
  group(
    place,
    line('M0 0V-62', '#9A8FB4', 7),
    ellipse(0, -80, 17, 24, '#B4A9CC'),
    shade(ellipse(-2, -80, 10, 16, '#8A7FA6')),
  )

/** A napkin, folded to stand. */
const napkin = (place: Placement) =>
  group(
    place,
    path('M-44 0Q-12-30-2-84Q14-34 46 0Z', '#F0868C'),
    shade(path('M-2-84Q14-34 46 0H8Q4-34-2-84Z', '#D96670')),
    shade(line('M-24 0Q-8-24-2-58M-4 0V-22M30-6Q14-24 4-48', '#fff', 5)),
  )

const toast = (place: Placement) =>
  group(
    place,
    ellipse(0, -8, 92, 12, '#fff'),
    path('M-62-14C-66-50-84-62-70-84C-54-104 54-104 70-84C84-62 66-50 62-14Z', '#C98642'),
    path('M-50-20C-54-50-68-62-58-78C-44-92 44-92 58-78C68-62 54-50 50-20Z', '#F3CE8E'),
    path('M-34-34C-46-66-10-84 8-74C40-82 46-48 30-34C10-24-18-24-34-34Z', '#B6335A'),
  )

const jam = (place: Placement) =>
  group(
    place,
    path('M-34-70H34C44-60 44-6 36 0H-36C-44-6-44-60-34-70Z', '#C23A63'),
    path('M-24-46H24V-16H-24Z', '#FFF6E4'),
    heart('#C23A63', { y: -30, scale: 0.42 }),
    path('M-38-88H38V-68H-38Z', c.sun),
  )

/** A speech bubble, its tail to the lower left. */
const bubble = (place: Placement, ...content: Drawing[]) =>
  group(
    place,
    path('M-92-54C-74-84 74-84 92-54C104-20 92 26 60 34H-22L-92 92L-60 30C-92 26-104-20-92-54Z', '#fff'),
    ...content,
  )

/** Three dots: the duck is telling a story. */
const telling = line('M-40-20h.1M0-20h.1M40-20h.1', c.violet, 24)

/** Cuts off a figure at the table's edge. Control points of its curves may be up to 12 units above the edge. */
const behindTable = (figure: Node) => cutOffBelow(height - 12, figure)

export const breakfast: Scene = {
  width,
  height,
  draw: () => [
    morning({ x: 790, y: 330, scale: 0.94 }),
    behindTable(group({ x: 215, y: 548, scale: 0.96 }, thinkingNori())),
    behindTable(group({ x: 620, y: 520, scale: 0.98 }, callingRabbit())),
    mouse({ x: 76, y: height, scale: 1.1 }, true),
    bowlOfFruit({ x: 410, y: height, scale: 0.9 }),
    cup('#7CC4F0', { x: 530, y: height, scale: 0.9 }),
    spoon({ x: 736, y: height - 34, rotate: 17 }),
    cup(c.sun, { x: 724, y: height, scale: 0.9 }),
    toast({ x: 840, y: height, scale: 0.86 }),
    group({ x: 1010, y: height, scale: 0.95, flip: true }, duck({ mood: 'happy' })),
    napkin({ x: 1128, y: height }),
    bubble({ x: 1140, y: 140 }, telling),
    group({ x: 1236, y: height, scale: 1.05 }, hedgehogSittingUp()),
    jam({ x: 1345, y: height }),
    group({ x: 1462, y: height, scale: 1.1 }, snail({ mood: 'happy', look: [-0.8, -0.4] })),
    heart('#F2727A', { x: 1370, y: 240, rotate: -12, scale: 1.2 }),
    heart('#F7B7A3', { x: 1424, y: 196, rotate: 10, scale: 0.8 }),
  ],
}
