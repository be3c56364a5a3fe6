import { mapPoints, type Point } from '../../kit/geometry'
import {
  asFigure,
  colours as c,
  type Drawing,
  ellipse,
  group,
  ink,
  line,
  type Node,
  type Placement,
  path,
  shade,
} from '../../kit/svg'
import { biscuit, biscuitColour } from '../../props/objects'
import { heights } from '../heights'

/*
 * The mouse that appears on every page of the story. One head is shared by a body for each pose. She faces left and
 * stands on y = 0, about 100 wide with her tail. Head and body are one path, so there is no seam between them.
 */

const fur = '#9C8FAF'
const furShade = '#776A90'
const pink = '#DE95A0'

/** Position of the head, and how far it is raised, in degrees. */
type Head = { at: Point; lifts?: number }
type Pose = { head: Head; body: string; pinkParts: string; folds?: string; asleep?: boolean }

/** Head with a pointed snout and two round ears. */
const skull = 'M-30 4Q-18-16-3-16Q20-15 18 4Q2 18-30 7ZM-3-12C-16-37 32-42 20-9ZM-14-9C-24-29 0-36 4-14Z'
const earAndNose = 'M2-14C-4-30 22-32 15-13Q9-7 2-14ZM-33 4C-32-3-23 0-26 6C-28 10-34 9-33 4Z'

/**
 * The final scale is applied to the path coordinates: a group of her own would cost more bytes than the whole
 * mouse.
 */
const scale = heights.mouse / 43
const scalePoint = (x: number, y: number): Point => [Math.round(x * scale), Math.round(y * scale)]

/** Returns the function that places points of the head on the body. */
const placeOnHead = ({ at: [x, y], lifts = 0 }: Head) => {
  const [cos, sin] = [Math.cos((lifts * Math.PI) / 180), Math.sin((lifts * Math.PI) / 180)]
  return (px: number, py: number) => scalePoint(x + px * cos - py * sin, y + px * sin + py * cos)
}

const posedMouse = ({ head, body, pinkParts, folds, asleep }: Pose) => {
  const onHead = placeOnHead(head)
  const [x, y] = onHead(-12, -2)
  return [
    path(mapPoints(body, scalePoint) + mapPoints(skull, onHead), fur),
    ...(folds ? [shade(path(mapPoints(folds, scalePoint), furShade))] : []),
    path(mapPoints(pinkParts, scalePoint) + mapPoints(earAndNose, onHead), pink),
    asleep
      ? ink(path(mapPoints('M-18-3Q-12 3-6-3Q-12 9-18-3Z', onHead), c.eye))
      : ink(ellipse(x, y, 3, 3.5, c.eye)),
  ]
}

/** A group that is marked as the mouse. */
const mouseGroup = (place: Placement, ...parts: Drawing[]): Node => asFigure('mouse', place, ...parts)

/** On four feet; if she nibbles, at a piece of biscuit. */
export const mouse = (
  place: Placement,
  nibbles: boolean = false,
  piece: Node = biscuit({ x: -39, y: -9, scale: 0.47, rotate: -84 }, true),
) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-14, -15] },
      body: 'M-22-29C-2-42 26-42 32-18C34-4 26 0 12-2C-4-3-20-2-30-5Z',
      pinkParts: 'M-18-5L-27 0L-12 0ZM2-4L2 0L20 0ZM28-6C44 6 58-20 80-20C60-28 46-14 30-14Z',
    }),
    nibbles && [
      piece,
      // Arm with the paw on its edge.
      path('M-19-7C-24-12-31-10-37-9A3 3 0 0 0-37-2C-30-1-24-1-19-7Z', pink),
    ],
  )

/** Running at full stretch. */
export const runningMouse = (place: Placement) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-28, -22] },
      body: 'M-34-34C-14-42 20-46 36-31C44-23 46-15 60-5L54 2Q40-2 22-11Q4-5-16-9L-40 2L-44-5L-30-14Z',
      pinkParts:
        'M-36-1C-40 5-52 4-50-2Q-48-6-42-6ZM52-9C60-8 66 4 58 4Q52 4 50-2ZM38-29C56-22 64-42 88-39C70-34 64-14 42-20Z',
      folds: 'M-4-8L-28 4Q-28-4-16-10ZM14-10Q24-26 44-18Q28-18 22-11L36 2L28 4Z',
    }),
  )

/** Climbing along a string at y = 0, her tail free. */
export const climbingMouse = (place: Placement) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-30, -27], lifts: 16 },
      body: 'M-34-36C-10-50 20-50 40-36C52-26 50-8 10 2L18-14H-14L-40 2L-30-20Z',
      pinkParts:
        'M-34-4C-33 8-50 8-49-4Q-42-10-34-4ZM18-4C19 8 2 8 3-4Q10-10 18-4ZM-53-4C-52 8-69 8-67-4Q-60-10-53-4ZM38-4C39 8 22 8 23-4Q30-10 38-4ZM43-34C60-34 54-58 76-58C64-50 66-22 43-22Z',
      folds: 'M-34-18L-60-5L-57 3ZM14-11Q22-30 44-20Q22-20 14-11Z',
    }),
  )

/** Sitting up on her haunches and looking up. @param lifts of the head, in degrees */
export const sittingMouse = (place: Placement, lifts: number = 32) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-4, -48], lifts },
      body: 'M12-54C16-42 32-34 32-16Q32 0 18 0L-24 0Q-30-8-21-16Q-24-30-16-46Z',
      pinkParts:
        'M-32 0Q-24-9-8 0ZM-14-33Q-24-28-33-37L-37-32Q-28-18-12-26ZM29-9C42-8 48 4 68-6C54 12 42 4 24 0Z',
      folds: 'M-4 0C-10-18 4-28 16-25Q-4-20-4 0Z',
    }),
  )

/** Sitting, both paws round half a biscuit, whose broken edge she nibbles. */
export const nibblingMouse = (place: Placement) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-4, -46], lifts: -6 },
      body: 'M12-54C18-42 34-34 34-16Q34 0 18 0L-24 0Q-30-8-21-16Q-24-30-16-46Z',
      pinkParts: 'M-32 0Q-24-9-8 0ZM30-9C42-8 48 4 68-6C54 12 42 4 24 0Z',
      folds: 'M-4 0C-10-18 4-28 16-25Q-4-20-4 0Z',
    }),
    asFigure('biscuit', {}, path('M-60-50A25 25 0 0 0-14-28Z', biscuitColour)),
    shade(
      path('M-46-33h.1M-37-22h.1M-27-25h.1', 'none', {
        stroke: '#8A5A44',
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ),
    path('M-8-26Q-16-34-28-28Q-28-18-14-17Q-6-18-8-26Z', pink),
  )

/** Peeping over an edge at y = 0: head, back and two paws. */
export const peepingMouse = (place: Placement) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-2, -12], lifts: 12 },
      body: 'M4-24Q38-30 46 0L-16 0Z',
      pinkParts: 'M-23 3C-24-11-8-11-9 3Q-12 8-16 4Q-20 8-23 3ZM5 3C4-11 20-11 19 3Q16 8 12 4Q8 8 5 3Z',
    }),
  )

/** Lying with her chin on her paws. */
export const lyingMouse = (place: Placement, asleep: boolean = false) =>
  mouseGroup(
    place,
    posedMouse({
      head: { at: [-22, -13], lifts: -4 },
      body: 'M-22-27C-2-24 6-34 24-32Q54-28 46 0L-26 0Z',
      pinkParts: 'M-44 0Q-34-9-24 0ZM20 0Q30-9 42 0ZM47-9C58-6 66 4 86-6C70 11 58 4 46 0Z',
      folds: 'M16-2Q8-22 32-23Q14-18 16-2Z',
      asleep,
    }),
  )

/** As `lyingMouse`, asleep. */
export const sleepingMouse = (place: Placement) => lyingMouse(place, true)

/** Outline from above: pointed head, ears, body and four feet in mid-step. */
const bodyFromAbove =
  'M-52 0Q-38-14-20-13Q0-14 16-21C54-32 54 32 16 21Q0 14-20 13Q-38 14-52 0ZM-27-10C-36-30-6-32-10-14ZM-10 14C-6 32-36 30-27 10Z'

/**
 * From above, heading left.
 * @param light direction of the light, seen from her
 * @param rim colour of her lit edge
 */
export const mouseFromAbove = (place: Placement, [x, y]: Point, rim: string) =>
  mouseGroup(
    place,
    // Shadow on the side away from the light.
    shade(group({ x: -4 * x, y: -4 * y }, path(bodyFromAbove, '#1E1230', { opacity: 0.6 }))),
    line('M-36-13h-5M2 19h-5M24-25h-5M40 25h-5', pink, 8),
    path('M40-5C62-10 66 22 100-8C72 34 60 0 40 4Z', pink),
    shade(group({ x, y }, path(bodyFromAbove, rim))),
    path(bodyFromAbove, fur),
    path('M-24-13C-28-24-13-26-14-15ZM-24 13C-28 24-13 26-14 15ZM-55 0C-55-6-47-5-47 0S-55 6-55 0Z', pink),
    line('M-35-7h0M-35 7h0', c.eye, 6),
  )
