import { asFigure, colours as c, ellipse, group, ink, line, type Placement, path, shade } from '../../kit/svg'
import { closedBill, down, downShade, wingFeathers, wingShade } from './duck'

/* Clara the duck crying, facing left, about 270 wide: head hanging on its short neck, one wing to her eye. */

/** Outline of head, neck, breast, back and the drooping tail, whose tip turns up a little. */
const slumpedBody =
  'M-92-88C-110-104-112-148-84-164C-54-178-20-168-12-136C-8-116-14-106-10-96C-4-84 10-84 26-88C58-96 86-92 104-76C118-66 130-60 144-60C154-60 158-66 155-72C167-66 165-52 152-47C147-45 138-45 134-46C139-40 144-38 149-37C141-30 130-29 118-31C100-8 60 0 20 0C-24 2-70 2-86-16C-102-32-102-50-92-62C-86-70-84-78-92-88Z'
const slumpedBodyShade =
  'M-92-88C-64-78-32-82-12-122C-10-112-12-104-10-96C-4-84 10-84 26-88C4-58-56-54-92-62C-86-70-84-78-92-88ZM-94-44C-80-22-40-16 10-16C56-16 90-22 118-36C100-8 60 0 20 0C-24 2-70 2-86-16C-94-24-96-34-94-44Z'

/** The wing, bent at the elbow on the ground; three primaries dab the eye. */
const dabbingWing = () => [
  path(
    'M38-98C66-84 70-46 44-24C20-6-14-14-30-36C-42-54-50-74-53-94C-52-102-44-103-40-96C-42-110-38-122-31-121C-24-119-24-106-22-99C-20-110-12-118-6-113C-2-106-6-90-2-80C10-82 22-104 38-98Z',
    wingFeathers,
  ),
  shade(
    path(
      'M38-98C66-84 70-46 44-24C20-6-14-14-30-36C-4-22 24-36 34-60C40-76 42-86 38-98ZM-40-96C-38-80-34-66-24-52C-36-62-42-80-40-96ZM-22-99C-22-82-18-66-8-54C-20-64-26-82-22-99ZM-2-80C-2-66 4-56 12-48C-2-54-8-68-2-80Z',
      wingShade,
    ),
  ),
]

/** An eye full of tears under a lid that is half closed and hangs at its outer end. */
const weepingEye = [
  ink(ellipse(-58, -108, 15, 17, c.eye)),
  path('M-70-98Q-58-88-47-97Q-58-80-70-98Z', '#B4DCFF'),
  ink(ellipse(-64, -102, 4, 4, '#fff')),
  path('M-78-106C-78-136-36-136-39-96Q-54-116-78-106Z', downShade),
  line('M-77-106Q-54-116-40-97', c.eye, 4),
  shade(path('M-84-142C-70-148-48-140-36-120C-52-133-66-136-80-133C-86-133-88-139-84-142Z', '#A88C84')),
]

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    path(slumpedBody, down),
    shade(path(slumpedBodyShade, downShade)),
    group({ x: -60, y: -124, rotate: -42, scale: 1.28 }, group({ x: -8, y: 109 }, ...closedBill('sad'))),
    group({ x: -10, y: 3, scale: 1.05, rotate: 7 }, ...weepingEye),
    shade(ellipse(-32, -94, 12, 8, c.cheek, { opacity: 0.8 })),
    group({ x: 18, y: -5, rotate: -12, scale: 0.94 }, ...dabbingWing()),
    path('M-50-102C-60-86-59-76-50-76S-41-86-50-102Z', '#B4DCFF'),
  )
