import type { Point } from '../kit/geometry'
import { colours as c, ellipse, group, line, path } from '../kit/svg'
import { satchelBag } from './objects'

/* What is on the kitchen's walls (pages 1 and 12). */

/** A shelf with a cup, which the picture's right edge cuts off; its board is on y = 0. */
const shelf = [
  path('M0 0H140V10H14V30L4 10H0Z', '#8C4F40'),
  path('M10-36H42V-30H54V-12H42Q42 0 32 0H20Q10 0 10-10ZM42-24V-18H48V-24Z', '#7FB7D6'),
]

/** The satchel under the shelf, its strap on a peg behind the board. @param shelfAt as in `onWalls` */
export const hungSatchel = ([x, y]: Point) =>
  group({ x: x + 40, y: y + 116, scale: 0.8 }, line('M-52-56L0-132L54-58', '#7A3A26', 7), ...satchelBag)

/** A child's drawing of the moon, pinned to the left wall. */
const drawnMoon = [
  path('M-30-38L28-44L32 40L-28 38Z', c.cream),
  ellipse(2, -10, 18, 19, c.sun),
  line('M-22 28Q0 10 26 28M-8-40h.1', '#7A6AB0', 5),
]

/** What is on the walls beside the window in every light. @param shelfAt left end of the shelf */
export const onWalls = (drawingAt: Point, shelfAt: Point) => [
  group({ x: drawingAt[0], y: drawingAt[1] }, ...drawnMoon),
  group({ x: shelfAt[0], y: shelfAt[1] }, ...shelf),
]
