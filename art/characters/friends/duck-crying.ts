import { asFigure, group, type Placement, path, shade } from '../../kit/svg'
import { down, duckHead, foldedWing } from './duck-parts'

/* Clara the duck crying, facing left, about 270 wide: head hanging on its short neck. */

/** Outline of neck, breast, back and the drooping tail, whose tip turns up a little. */
const slumpedBody =
  'M-92-88L-80-120H-12L-10-96C-4-84 10-84 26-88C58-96 86-92 104-76C118-66 130-60 144-60C154-60 158-66 155-72C167-66 165-52 152-47C147-45 138-45 134-46C139-40 144-38 149-37C141-30 130-29 118-31C100-8 60 0 20 0C-24 2-70 2-86-16C-102-32-102-50-92-62C-86-70-84-78-92-88Z'
const slumpedBodyShade =
  'M-94-44C-80-22-40-16 10-16C56-16 90-22 118-36C100-8 60 0 20 0C-24 2-70 2-86-16C-94-24-96-34-94-44Z'

export const cryingDuck = (place: Placement) =>
  asFigure(
    'duck',
    place,
    path(slumpedBody, down),
    shade(path(slumpedBodyShade, down)),
    group(
      { x: -46, y: -119, rotate: -30, scale: 1.16 },
      ...duckHead({ mood: 'sad', browTilt: 40, look: [-1.4, 0.5] }),
    ),
    group({ x: -34, y: -52, rotate: 4, scale: 1.08 }, ...foldedWing),
    path('M-41-117C-42-101-38-90-30-90S-22-101-41-117Z', '#A8DCFF'),
  )
