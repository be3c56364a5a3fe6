import { pencil } from '../kit/contour-lines'
import { type Point, pointBetween } from '../kit/geometry'
import { applyLight, type Light } from '../kit/lighting'
import { type Drawing, element, group, line, mirror, path, shade } from '../kit/svg'
import { onWalls } from '../props/on-walls'
import { kitchenWindow, lamp, room, table } from './kitchen'

/* The kitchen at night: the window's panes lie on the floor as moonlight (page 12). */

/** Wood and walls, which the moon does not reach. */
const gloom: Light = {
  ambient: '#2E3C9A',
  shadeColour: '#22266E',
  strength: 1,
  furTint: ['#1C2060', 0.75],
}

/** The lamp is off: it is only a shape. */
const unlit: Light = { ambient: '#38367E', shadeColour: '#2A2868', strength: 1 }

/** Frame and curtains, with the moon behind them. */
const againstTheMoon: Light = { ambient: '#6C84A8', shadeColour: '#586A98', strength: 0.9 }

/** Corners of the whole patch of moonlight on the floor: far left, far right, near right, near left. */
const patch: [Point, Point, Point, Point] = [
  [620, 376],
  [1010, 376],
  [1020, 624],
  [408, 624],
]

/** A point of the patch. @param u from left to right @param v from far to near, both from 0 to 1 */
const onFloor = (u: number, v: number) => {
  const [farLeft, farRight, nearRight, nearLeft] = patch
  const [x, y] = pointBetween(pointBetween(farLeft, farRight, u), pointBetween(nearLeft, nearRight, u), v)
  return `${Math.round(x)} ${Math.round(y)}`
}

const pane = (left: number, right: number, far: number, near: number) =>
  `M${onFloor(left, far)}L${onFloor(right, far)}L${onFloor(right, near)}L${onFloor(left, near)}Z`

/** The four panes; the bars between them stay dark. */
const moonlightOnFloor = [
  shade(
    path(
      pane(0, 0.475, 0, 0.4) + pane(0.525, 1, 0, 0.4) + pane(0, 0.475, 0.46, 1) + pane(0.525, 1, 0.46, 1),
      '#DCE4FF',
      { opacity: 0.8 },
    ),
  ),
  // The gaps between the boards, which `room` draws too faintly for this light.
  shade(
    element(
      'g',
      { ...pencil('#26206A', 3), opacity: 0.3 },
      ...[44, 162, 196].map((y) => element('use', { href: '#boards', y })),
    ),
  ),
]

/** The corner that the moon does not reach, where the text is. */
const darkness = shade(path('M-60 0H612V372L372 660H-60Z', '#0E0D30', { opacity: 0.66 }))

/** Moonlight along the curtains' inner edges. */
const curtainEdges = mirror('hem', line('M190 102C198 40 179-60 169-150', '#B8B4D8', 3))

/** Left end of the shelf. */
export const moonlitShelfAt: Point = [1066, 110]

/** The kitchen in moonlight. @param sky what the window shows, around (0, 0) */
export const kitchenByMoon = (...sky: Drawing[]) => ({
  back: [
    applyLight(gloom, ...room(612, 372, 968), ...onWalls([430, 148], moonlitShelfAt)),
    darkness,
    applyLight(unlit, lamp([520, 70]), table({ x: 1110, y: 420, scale: 0.62 })),
    group(
      { x: 836, y: 158, scale: 0.84 },
      ...sky,
      applyLight(againstTheMoon, ...kitchenWindow()),
      ...curtainEdges,
    ),
  ],
  middle: moonlightOnFloor,
})
