import { colours as c, ellipse, group, ink, type Placement, path, shade } from '../../kit/svg'
import { eye } from '../face'

/* Clara the duck crying, facing left, about 260 wide: head between her shoulders, bill on her breast. */

/** Outline of head, breast, back and drooping tail. */
const slumpedBody =
  'M-70-4C-116-22-124-60-102-82C-110-126-78-156-40-150C-2-144 10-114 2-92C28-108 70-104 94-78C108-64 124-54 144-46L126-40L136-30L112-28C96-8 60 0 20 0C-10 2-50 4-70-4Z'

const wing = 'M2-74C26-90 64-84 92-60L122-50L104-44L112-36L92-34C66-18 26-20 6-36C-8-48-8-66 2-74Z'

/** Drooping bill with the corner of the mouth turned down. */
const hangingBill = [
  path('M-62-90C-80-66-116-60-132-76L-84-108Z', '#D96B2E'),
  path(
    'M-90-138C-98-120-112-112-128-102C-146-92-150-76-134-74C-108-72-86-84-62-104Q-66-128-90-138Z',
    '#F08A4B',
  ),
  path('M-90-91Q-72-106-61-92Q-74-100-90-91Z', '#A84E1F'),
  ink(ellipse(-103, -108, 3, 2, '#A84E1F')),
]

/** The inner end of the brow is raised and the outer end of the lid lowered; the eye is full of tears. */
const cryingFace = [
  eye(-50, -118, 16, 'curious', { look: [-0.7, 0.8] }),
  path('M-66-140C-48-146-30-132-33-108C-40-120-48-126-62-128Z', '#FFFBEF'),
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
    path(slumpedBody, '#FFFBEF'),
    // Shade below the head, in the fold of the neck and below the belly.
    shade(
      path(
        'M-102-82C-84-62-48-56-24-64C-12-68-2-78 2-92C12-72-10-46-42-44C-74-44-96-58-102-82ZM-110-56C-94-28-50-16 0-14C50-14 84-18 112-28C96-8 60 0 20 0C-10 2-50 4-70-4C-96-14-110-34-110-56Z',
        '#DCCFC6',
      ),
    ),
    path(wing, '#E4CFB2'),
    shade(
      path('M6-36C26-20 66-18 92-34L112-36L104-44Q50-28 6-36ZM104-44Q72-44 48-58Q68-36 104-44Z', '#CDB394'),
    ),
    group(
      { x: -4, y: 12 },
      ...hangingBill,
      ...cryingFace,
      path('M-32-100C-44-84-43-74-32-74S-20-84-32-100Z', '#B4DCFF'),
    ),
  )
