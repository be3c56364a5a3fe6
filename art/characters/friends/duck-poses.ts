import { ellipse, group, ink, path, shade } from '../../kit/svg'
import { eye } from '../face'
import { scaleToHeight } from '../heights'
import { bill, billShade, closedBill, down, downShade, wingFeathers, wingShade } from './duck'
import { brow, cheek } from './parts'

/* Poses of Clara the duck that single story pages need, facing left, standing on y = 0. */

/** A leg on tiptoe, from behind: the web stands upright. @param x of the ankle */
const tiptoe = (x: number) =>
  `M${x - 5}-40H${x + 6}L${x + 4}-20L${x + 13}-1L${x + 3} 1L${x - 3}-1L${x - 12} 2L${x - 17}-1L${x - 4}-20Z`

/** Outline of head, neck, breast and back, from behind; the neck is an S. */
const upstretchedBody =
  'M-44-164C-26-144-28-130-46-120C-62-108-68-88-64-68C-58-42-30-28-4-28C30-26 56-38 62-62C66-84 54-104 36-116C20-124 10-134 6-150C4-164 2-176-6-186Z'

/** Head and face, bill shut, as on the standing body. */
const inspectingFace = [
  path(
    'M-26-88C-20-96-28-100-28-110C-28-128-14-142 8-142C28-142 45-130 45-112C45-94 34-76 10-74C-6-74-18-80-26-88Z',
    down,
  ),
  shade(path('M10-74C34-76 45-94 45-112Q45-126 36-134C40-104 30-84 10-74Z', downShade)),
  ...closedBill('happy'),
  eye(2, -117, 11, 'hush', { look: [-1.55, -0.1] }),
  cheek(9, -96),
]

/**
 * The far wing, which comes out broad behind the back and bends over the head in one taper: the primaries are a
 * visor above the eye. The body hides its root.
 */
const wingAsVisor = [
  path(
    'M60-60C92-116 88-190 44-232C12-266-40-290-84-283Q-108-277-122-264Q-102-265-86-261Q-100-256-110-245Q-90-247-74-245Q-82-240-86-231Q-62-236-40-230C-10-222 6-190 2-160L-14-110Z',
    wingFeathers,
  ),
  shade(
    path(
      'M60-60C72-96 68-126 54-152Q54-132 42-118Q42-150 26-178Q26-152 10-138L-14-110ZM-86-261Q-50-264-24-252Q-50-257-86-261ZM-74-245Q-44-250-16-238Q-44-244-74-245Z',
      wingShade,
    ),
  ),
]

/** The near wing, folded over flank and back. */
const wingOnBack = [
  path(
    'M-30-82C-26-102 4-102 24-88C42-74 60-60 86-56L70-49L82-42L62-39L72-29L48-30C20-27-10-36-22-54C-28-64-32-74-30-82Z',
    wingFeathers,
  ),
  shade(
    path(
      'M70-49Q46-50 24-62Q46-58 70-49ZM48-30C20-27-10-36-22-54C-28-64-32-74-30-82C-22-56 10-40 48-30Z',
      wingShade,
    ),
  ),
]

/** Tail feathers, turned to the viewer, one of them curled. */
const tailFromBehind = [
  path('M52-56C68-54 82-62 84-76C84-86 72-88 70-80C75-80 77-76 74-72C70-66 60-64 50-64Z', down),
  path('M40-62C60-54 76-58 92-70Q92-56 84-48L100-52Q94-36 82-31L92-28C76-14 52-16 34-28Z', down),
  shade(path('M100-52Q94-36 82-31L92-28C76-14 52-16 34-28C56-26 74-34 84-48Z', downShade)),
]

/** From behind, on tiptoe, a wing shading her eye: she inspects something above her (page 11). */
export const inspectingDuck = () =>
  scaleToHeight(
    'duck',
    142,
    path(tiptoe(-16), bill),
    path(tiptoe(20), billShade),
    ...wingAsVisor,
    path(upstretchedBody, down),
    // The back is turned from the light.
    shade(
      path(
        'M-6-186C2-176 4-164 6-150C10-134 20-124 36-116C54-104 66-84 62-62C56-38 30-26-4-28C-30-28-52-38-61-60C-40-40-6-42 14-60C36-82 24-104-4-118C-18-126-18-150-16-168Z',
        downShade,
      ),
    ),
    group({ class: 'wag' }, ...tailFromBehind),
    ...wingOnBack,
    group({ x: -115, y: -103, rotate: 40 }, ...inspectingFace),
  )

/** Outline of the sitting body: round head, one curved neck, full breast, and the back to the root of the tail. */
const sittingBody =
  'M-46-108C-42-98-32-94-29-86C-27-76-38-70-50-58C-72-38-72-8-46 0H56C80 0 96-16 100-38C100-60 80-70 56-70C26-68 6-76 9-94C12-104 22-110 22-126C22-146 6-160-14-160C-36-160-50-146-50-126C-50-118-48-113-46-108Z'
/** Shade below the cheek, on the nape, the side of the head, and belly and rump. */
const sittingBodyShade =
  'M-46-108C-30-96 0-98 14-116C18-130 14-148 2-156C16-150 22-138 22-126C22-110 12-104 9-94C6-76 26-68 56-70C20-58-8-68-6-92C-14-88-22-86-29-87C-32-94-42-98-46-108ZM100-38C96-16 80 0 56 0H-46C-56-3-62-9-65-18C-40-4 40 4 100-38Z'

/** The bill, pressed shut; its root is round. */
const pressedBill = [
  path('M-10-98L-62-97C-52-84-26-80-12-87C-5-91-5-96-10-98Z', billShade),
  path(
    'M-15-121C-24-122-32-116-42-112C-54-109-68-108-70-101C-71-95-64-94-58-95C-42-90-24-90-10-96C-3-102-6-119-15-121Z',
    bill,
  ),
  ink(ellipse(-36, -107, 3, 2, '#A84E1F')),
]

/** Three tail feathers that turn up. */
const upturnedTail =
  'M70-62C92-68 108-80 116-102C123-92 123-84 119-76L130-82C130-68 124-60 118-54L128-56C124-38 108-24 84-16Z'

/** The far wing, raised from behind the breast: the tips of its primaries close over the end of the bill. */
const wingOverBill = [
  path(
    'M-58-12C-84-26-99-62-103-92C-106-110-105-126-99-142C-93-137-90-131-89-124L-86-132C-80-127-77-120-76-113L-74-120C-68-114-66-107-66-100L-63-105C-57-97-53-88-50-79Q-46-68-46-61C-60-48-67-30-58-12Z',
    wingFeathers,
  ),
  shade(
    path(
      'M-89-124C-93-108-90-92-80-76C-84-92-88-106-89-124ZM-76-113C-80-100-76-86-66-72C-70-86-76-98-76-113ZM-66-100C-68-88-64-76-54-66C-58-76-64-86-66-100ZM-46-61C-60-48-67-30-58-12C-82-24-70-54-46-61Z',
      downShade,
    ),
  ),
]

/** The near wing, folded: a round shoulder, two scallops of coverts, three primaries. */
const wingAtSide = [
  path(
    'M-24-46C-20-66 6-72 28-66C50-60 78-66 108-86C106-70 100-63 90-58L104-60C98-48 90-43 80-41L90-40C70-18 30-6 0-16C-18-22-28-32-24-46Z',
    wingFeathers,
  ),
  shade(
    path(
      'M90-58C70-48 50-47 36-52C56-52 72-54 90-58ZM80-41C62-34 46-34 32-38C50-38 64-38 80-41ZM90-40C70-18 30-6 0-16C-18-22-28-32-24-46C-10-20 24-12 90-40ZM22-67C46-58 38-46 28-45C36-36 26-24 10-26C26-32 22-40 18-41C30-48 30-60 22-67Z',
      downShade,
    ),
  ),
]

/** Sitting, a wing over the end of her bill, eye wide and cheek puffed, so as not to quack (page 9). */
export const duckHoldingBill = () =>
  scaleToHeight(
    'duck',
    160,
    path(upturnedTail, down),
    path(sittingBody, down),
    shade(path(sittingBodyShade, downShade)),
    group(
      { x: -38, y: -14, rotate: 8 },
      ...pressedBill,
      eye(6, -118, 12, 'hush', { look: [-0.9, -0.6], skin: downShade }),
      brow(2, -136, 8, 'hush', '#A88A70'),
      cheek(12, -96, 13),
    ),
    ...wingOverBill,
    ...wingAtSide,
  )
