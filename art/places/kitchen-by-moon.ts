import { pencil } from '../kit/contour-lines'
import { type Point, pointBetween } from '../kit/geometry'
import { applyLight, type Light } from '../kit/lighting'
import { type Drawing, element, ellipse, group, line, mirror, type Placement, path, shade } from '../kit/svg'
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

/** Nori's round wicker basket, 400 wide, a bone on it: he sleeps where the moon is instead. */
const emptyBasket = (place: Placement) =>
  group(
    place,
    path('M-200-70C-200-10-170 44-120 52Q0 70 120 52C170 44 200-10 200-70Z', '#3C2F66'),
    // Rows of wicker.
    shade(
      element('path', {
        d: 'M-194-36C-120 10 120 10 194-36M-182-4C-110 38 110 38 182-4M-160 28C-90 60 90 60 160 28',
        fill: 'none',
        stroke: '#2A2252',
        'stroke-width': 6,
        'stroke-dasharray': '24 8',
      }),
    ),
    line('M-32-4h0M-26 16h0M26-2h0M32 18h0M-28 6L28 8', '#7C80BC', 17),
    ellipse(0, -70, 200, 52, '#54468A'),
    ellipse(0, -68, 172, 38, '#1E1848'),
    path(
      'M-172-66C-164-104-100-100-60-94C0-86 60-104 110-98C150-96 170-84 172-66C150-18-150-18-172-66Z',
      '#474A88',
    ),
    shade(path('M-120-64C-60-44 50-46 116-68C80-28-70-26-120-64Z', '#383A76')),
  )

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
  middle: [...moonlightOnFloor, emptyBasket({ x: 480, y: 416, scale: 0.44 })],
})
