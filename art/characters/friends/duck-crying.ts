import { asFigure, colours as c, ellipse, group, ink, line, type Placement, path, shade } from '../../kit/svg'
import { closedBill, down } from './duck'

/** Paler than on land: the shade of the blue hour has to stay clear. */
const wingFeathers = '#D8D2E0'

/* Clara the duck crying, facing left, about 270 wide: head hanging on its short neck, one wing to her eye. */

/** Outline of head, neck, breast, back and the drooping tail, whose tip turns up a little. */
const slumpedBody =
  'M-92-88C-110-104-112-148-84-164C-54-178-20-168-12-136C-8-116-14-106-10-96C-4-84 10-84 26-88C58-96 86-92 104-76C118-66 130-60 144-60C154-60 158-66 155-72C167-66 165-52 152-47C147-45 138-45 134-46C139-40 144-38 149-37C141-30 130-29 118-31C100-8 60 0 20 0C-24 2-70 2-86-16C-102-32-102-50-92-62C-86-70-84-78-92-88Z'
const slumpedBodyShade =
  'M-94-44C-80-22-40-16 10-16C56-16 90-22 118-36C100-8 60 0 20 0C-24 2-70 2-86-16C-94-24-96-34-94-44Z'

/** The wing, folded forward from the shoulder in one taper; its primaries catch the tear. */
const dabbingWing = () => [
  path(
    'M50-92C78-82 82-44 52-24C28-10-4-20-24-40C-38-50-48-58-54-72C-48-77-40-74-34-68C-42-74-48-82-50-92C-42-96-32-88-26-80C-32-88-36-96-34-106C-22-106-12-94-4-86C14-76 34-84 50-92Z',
    wingFeathers,
  ),
  shade(
    path(
      'M70-64C72-46 66-34 52-24C28-10-4-20-24-40C-2-26 40-30 70-64ZM-34-68C-24-54-12-48 4-46C-14-42-28-52-34-68ZM-26-80C-18-64-6-58 10-56C-8-52-22-62-26-80Z',
      wingFeathers,
    ),
  ),
]

/** An eye full of tears under a lid that is half closed and hangs at its outer end. */
const weepingEye = [
  ink(ellipse(-58, -108, 15, 17, c.eye)),
  path('M-70-98Q-58-88-47-97Q-58-80-70-98Z', '#B4DCFF'),
  ink(ellipse(-64, -102, 4, 4, '#fff')),
  shade(path('M-78-106C-78-136-36-136-39-96Q-54-116-78-106Z', down)),
  line('M-77-106Q-54-116-40-97', c.eye, 4),
  shade(path('M-84-142C-70-148-48-140-36-120C-52-133-66-136-80-133C-86-133-88-139-84-142Z', '#A89CC0')),
]

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    path(slumpedBody, down),
    shade(path(slumpedBodyShade, down)),
    group({ x: -60, y: -124, rotate: -42, scale: 1.28 }, group({ x: -8, y: 109 }, ...closedBill('sad'))),
    group({ x: -10, y: 3, scale: 1.05, rotate: 7 }, ...weepingEye),
    shade(ellipse(-32, -94, 12, 8, c.cheek, { opacity: 0.8 })),
    ...dabbingWing(),
    path('M-57-102C-69-84-68-70-57-70S-46-84-57-102Z', '#DCF2FF'),
    path(
      'M-98-108C-108-144-94-160-84-164C-54-178-20-168-12-136C-28-164-58-168-80-157C-94-150-100-132-98-108Z',
      '#FFD8C0',
    ),
  )
