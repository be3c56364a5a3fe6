import { pencil } from '../kit/contour-lines'
import { type Point, pointBetween } from '../kit/geometry'
import { applyLight, type Light } from '../kit/lighting'
import { type Drawing, element, group, line, mirror, type Placement, path, shade } from '../kit/svg'
import { onWalls } from '../props/on-walls'
import { kitchenWindow, lamp, room } from './kitchen'

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

/** Nori's basket, 400 wide, with a low front: he sleeps where the moon is instead. */
const emptyBasket = (place: Placement) =>
  group(
    place,
    path(
      'M-200-40C-206-112-150-132-90-128C-40-124 40-124 90-128C150-132 206-112 200-40L180 40H-180Z',
      '#33285C',
    ),
    path('M-176-52C-176-100-130-110-84-106C-30-102 30-102 84-106C130-110 176-100 176-52Z', '#1E1848'),
    path('M-172-44C-164-84-112-84-70-70C-20-58 30-60 78-72C120-86 164-82 172-44L120 0H-120Z', '#474A88'),
    shade(path('M-96-54C-40-34 50-36 104-58C80-22-60-20-96-54Z', '#383A76')),
    path('M-200-40C-190-58-160-52-130-30C-90-4 90-4 130-30C160-52 190-58 200-40L184 50H-184Z', '#3C2F66'),
    shade(line('M-190-16C-120 44 120 44 190-16M-180 26C-100 66 100 66 180 26', '#2A2252', 6)),
    shade(line('M-196-60C-190-106-150-128-90-126-40-122 40-122 90-126 150-128 190-106 196-60', '#6A70B0', 4)),
  )

/** Left end of the shelf. */
export const moonlitShelfAt: Point = [1066, 110]

/** The kitchen in moonlight. @param sky what the window shows, around (0, 0) */
export const kitchenByMoon = (...sky: Drawing[]) => ({
  back: [
    applyLight(gloom, ...room(612, 372, 1110), ...onWalls([430, 148], moonlitShelfAt)),
    darkness,
    applyLight(unlit, lamp([520, 70])),
    group(
      { x: 836, y: 158, scale: 0.84 },
      ...sky,
      applyLight(againstTheMoon, ...kitchenWindow()),
      ...curtainEdges,
    ),
  ],
  middle: [...moonlightOnFloor, emptyBasket({ x: 486, y: 410, scale: 0.46 })],
})
