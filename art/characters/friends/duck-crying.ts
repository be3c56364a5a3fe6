import { colours as c, ellipse, group, ink, type Placement, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { bill, billShade, down, downShade, wingFeathers, wingShade } from './duck'

/* Clara the duck crying, facing left, about 260 wide: head between her shoulders, bill on her breast. */

/** Outline of head, breast, back and the drooping tail, whose tip turns up a little. */
const slumpedBody =
  'M-70-4C-116-22-124-60-102-82C-110-126-78-156-40-150C-2-144 10-114 2-92C28-108 70-106 96-84C112-70 128-60 144-58C153-57 156-63 152-69C163-65 164-49 150-45C145-43 139-43 134-44C138-39 143-36 148-35C140-29 128-28 118-30C98-8 60 0 20 0C-10 2-50 4-70-4Z'

/** The wing hangs: shoulder, coverts, and the tips of the primaries on the ground. */
const hangingWing =
  'M-6-64C0-84 34-90 58-76C84-64 106-38 138-20C128-14 116-14 106-17L116-7C104-3 92-6 82-11L88-3C76-1 64-4 56-9L60-2C38-2 12-16 0-36C-6-46-8-56-6-64Z'
const hangingWingShade =
  'M106-17C92-26 80-36 64-42C82-28 92-22 106-17ZM82-11C70-18 56-26 44-30C58-18 70-14 82-11ZM56-9C44-14 32-20 24-24C34-14 46-10 56-9ZM60-2C38-2 12-16 0-36C-6-46-8-56-6-64C2-30 30-10 60-2ZM58-76C74-60 66-52 58-52C66-42 54-34 46-36C48-26 36-22 28-26C40-36 42-44 40-48C52-50 56-62 58-76Z'

/** Drooping bill with the corner of the mouth turned down. */
const hangingBill = [
  path('M-62-90C-80-66-116-60-132-76L-84-108Z', billShade),
  path('M-90-138C-98-120-112-112-128-102C-146-92-150-76-134-74C-108-72-86-84-62-104Q-66-128-90-138Z', bill),
  path('M-90-91Q-72-106-61-92Q-74-100-90-91Z', '#A84E1F'),
  ink(ellipse(-103, -108, 3, 2, '#A84E1F')),
]

/** The inner end of the brow is raised and the outer end of the lid lowered; the eye is full of tears. */
const cryingFace = [
  eye(-50, -118, 16, 'curious', { look: [-0.7, 0.8] }),
  path('M-66-140C-48-146-30-132-33-108C-40-120-48-126-62-128Z', down),
  shade(
    path(
      'M-62-128C-48-126-40-120-33-108C-38-124-48-130-62-128ZM-66-152C-54-152-42-146-34-136C-44-142-54-145-64-145C-69-146-70-151-66-152Z',
      '#B49C92',
    ),
  ),
  shade(ellipse(-22, -102, 12, 8, c.cheek, { opacity: 0.8 })),
]

export const cryingDuck = (place: Placement) =>
  group(
    place,
    path(slumpedBody, down),
    // Shade below the head, in the fold of the neck and below the belly.
    shade(
      path(
        'M-102-82C-84-62-48-56-24-64C-12-68-2-78 2-92C12-72-10-46-42-44C-74-44-96-58-102-82ZM-110-56C-94-28-50-16 0-14C50-14 84-18 112-28C96-8 60 0 20 0C-10 2-50 4-70-4C-96-14-110-34-110-56Z',
        downShade,
      ),
    ),
    path(hangingWing, wingFeathers),
    shade(path(hangingWingShade, wingShade)),
    group(
      { x: -4, y: 12 },
      ...hangingBill,
      ...cryingFace,
      path('M-32-100C-44-84-43-74-32-74S-20-84-32-100Z', '#B4DCFF'),
    ),
  )
